import { languages } from '../../src/config/brand/languages.ts';
import { expect, test } from '../support/test.ts';

const origin = 'http://localhost:3000';
const [first, ...others] = languages;

// Each test requests every page of a language.
test.describe.configure({ timeout: 120_000 });

const texts = new Map<string, Promise<string>>();

function textOf(url: string): Promise<string> {
  const text = texts.get(url) ?? fetch(url).then((answer) => answer.text());
  texts.set(url, text);
  return text;
}

/** Addresses of a language from its sitemap. */
const addressesOf = async (siteUrl: string, prefix: string): Promise<string[]> => {
  const sitemap = await textOf(`${siteUrl}${prefix}/sitemap.xml`);
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length) || '/');
};

/** Other versions of a page by the language that its head names. */
const alternatesIn = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', href = '']) => [
      tag,
      href,
    ]),
  );

test('V14: pages name each other in every language that has them', async ({ siteUrl }) => {
  const pages = new Map<string, ReadonlyMap<string, string>>();
  for (const { prefix } of languages)
    for (const address of await addressesOf(siteUrl, prefix))
      if (!address.includes('?')) pages.set(origin + address, alternatesIn(await textOf(siteUrl + address)));
  const translated = [...pages].filter(([, alternates]) => alternates.size > 0);
  expect(translated.length).toBeGreaterThan(60);
  for (const [url, alternates] of translated) {
    expect([...alternates.values()], url).toContain(url.replace(/\/$/, '') === origin ? `${origin}/` : url);
    expect(alternates.get('x-default'), url).toBe(alternates.get(first.tag));
    for (const other of alternates.values())
      expect(pages.get(other === `${origin}/` ? `${origin}/` : other), url).toEqual(alternates);
  }
});

for (const { tag, prefix, openGraph, name } of others) {
  test(`V14: a page in ${name} states its language, address and structured data`, async ({ siteUrl }) => {
    for (const address of await addressesOf(siteUrl, prefix)) {
      const html = await textOf(siteUrl + address);
      expect(html, address).toContain(`<html lang="${tag}"`);
      expect(html, address).toContain(`<link rel="canonical" href="${origin}${address}"`);
      expect(html, address).toContain(`<meta property="og:url" content="${origin}${address}"`);
      expect(html, address).toContain(`<meta property="og:locale" content="${openGraph}"`);
      for (const [, language] of html.matchAll(/"inLanguage":"(.*?)"/g)) expect(language, address).toBe(tag);
      const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
      expect(title.length, address).toBeGreaterThan(1);
      expect([...html.matchAll(/<h1\b/g)], address).toHaveLength(1);
    }
  });

  test(`V14: no sentence on pages in ${name} is in another language`, async ({ siteUrl }) => {
    const left: string[] = [];
    for (const address of await addressesOf(siteUrl, prefix)) {
      const html = await textOf(siteUrl + address);
      const body = html.slice(html.indexOf('<body')).replace(/<(script|style|code|pre)\b.*?<\/\1>/gs, '');
      const words = [
        ...[...body.matchAll(/>([^<]+)</g)].map(([, text = '']) => text),
        ...[...body.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]*)"/g)].map(([, text = '']) => text),
      ];
      // Three Latin words in lower case are a sentence; names begin with capitals.
      const isSentence = (text: string) =>
        (text.match(/(?<![\w.@-])[a-z]{2,}(?![\w.@-])/g)?.length ?? 0) >= 3 && !/\p{Script=Han}/u.test(text);
      left.push(...words.filter(isSentence).map((text) => `${address}: ${text.trim()}`));
    }
    expect(left).toEqual([]);
  });

  test(`V14: missing and old addresses keep to ${name}`, async ({ siteUrl }) => {
    const missing = await fetch(`${siteUrl}${prefix}/nothing-here`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain(`<html lang="${tag}"`);
    const untidy = await fetch(`${siteUrl}${prefix.toUpperCase()}/Work/`, { redirect: 'manual' });
    expect([untidy.status, untidy.headers.get('location')]).toEqual([301, `${prefix}/work`]);
    for (const path of ['/admin', '/robots.txt', '/404', '/lost', '/api'])
      expect((await fetch(`${siteUrl}${prefix}${path}`)).status, path).toBe(404);
  });

  test(`V14: feeds, overview and Markdown of ${name} name its pages`, async ({ siteUrl }) => {
    for (const file of ['/insights/feed.xml', '/insights/feed.json', '/llms.txt', '/index.md', '/work.md']) {
      const answer = await fetch(siteUrl + prefix + file);
      expect(answer.status, file).toBe(200);
      // Links to untranslated pages name their language; in RSS they are escaped.
      const text = (await answer.text()).replace(/(?:<|&lt;)a hreflang=.*?(?:>|&gt;)/g, '');
      const pages = [...text.matchAll(/http:\/\/localhost:3000(\/[^\s"<>)]*)?/g)].map(([, path = '/']) => path);
      const foreign = pages.filter(
        (path) =>
          path !== prefix &&
          !path.startsWith(`${prefix}/`) &&
          !/^\/(?:(?:media|pictures|_astro|social-images)\/|icon-)/.test(path),
      );
      expect(foreign, file).toEqual([]);
    }
  });
}

test('V14: the switch leads to the same page in each language, and to the nearest one without', async ({ siteUrl }) => {
  const switchOn = async (address: string) => {
    const [header = ''] = /<header\b.*?<\/header>/s.exec(await textOf(siteUrl + address)) ?? [];
    return [...header.matchAll(/<a href="([^"]*)"[^>]*hreflang=/gi)].map(([, href]) => href);
  };
  for (const { prefix } of others) {
    expect(await switchOn('/work/tree')).toContain(`${prefix}/work/tree`);
    expect(await switchOn(`${prefix}/work/tree`)).toContain('/work/tree');
    expect(await switchOn(prefix)).toContain('/');
    const [untranslated = ''] = (await addressesOf(siteUrl, '')).filter((address) => address.startsWith('/insights/'));
    const there = await fetch(siteUrl + prefix + untranslated);
    const expected = there.status === 200 ? prefix + untranslated : `${prefix}/insights`;
    expect(await switchOn(untranslated)).toContain(expected);
  }
});

test('V14: the site sends no visitor to a language and sets no cookie', async ({ siteUrl }) => {
  const answer = await fetch(siteUrl, { redirect: 'manual', headers: { 'accept-language': 'zh-HK,zh;q=0.9' } });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  expect(await answer.text()).toContain(`<html lang="${first.tag}"`);
});
