import { expect, test } from '@playwright/test';
import { brand } from '../../../src/config/brand/facts.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { messageAt, save } from '../../support/panel/panel.ts';

const desk = deskForTests();
const { textOf, signIn, open } = desk;

const name = 'Quay Six & Daughters';
const written = 'Quay Six &amp; Daughters';

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** Names in the structured data of a page. */
const namesIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const names: string[] = [];
    JSON.parse(json, (key, value: unknown) => {
      if (key === 'name' && typeof value === 'string') names.push(value);
      return value;
    });
    return names;
  });

const askApi = async (): Promise<unknown> => {
  const query =
    '{ entries(section: "works", slug: "tai-ping") { seomatic { metaTitleContainer metaJsonLdContainer } } }';
  const answer = await fetch(`${desk.site.url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return answer.json();
};

test('E8: a changed organisation name appears wherever the site writes it', async ({ page }) => {
  await signIn(page);
  await open(page, 'facts', await desk.admin.idOf('facts', 'token', 'name'), 'value');
  await expect(page.locator('#uses')).toContainText('What is drawn stays as the brand has it');
  for (const refused of ['{projects}', 'A name of thirty-one letters, say']) {
    await page.locator('#field-value').fill(refused);
    expect(await save(page, 'PATCH')).toBe(400);
    await expect(messageAt(page, 'value')).toContainText('At most 30 letters, without braces');
  }
  await page.locator('#field-value').fill(name);
  expect(await save(page, 'PATCH')).toBe(200);

  const taiPing = await desk.admin.idOf('works', 'slug', 'tai-ping');
  await desk.admin.ask('PATCH', `works/${taiPing}`, { seo: { title: '' } });

  await expect.poll(() => textOf('/')).toContain(`property="og:site_name" content="${written}"`);
  const home = await textOf('/');
  expect(titleOf(home)).toBe(`${written} – Web design and development, Hong Kong`);
  expect(namesIn(home)).toEqual([name, name, name]);
  expect(home).toContain(`aria-label="${written}, home"`);
  const footer = await page.goto(`${desk.site.url}/`).then(() => page.getByRole('contentinfo'));
  await expect(footer).toContainText(new RegExp(`© \\d{4}–\\d{4} ${name}`));

  const titles = await Promise.all(
    ['/work/tai-ping', '/insights?page=2', '/search?q=%7Bphone%7D', '/no-such-page', '/services/seo'].map(
      async (path) => titleOf(await textOf(path)),
    ),
  );
  expect(titles).toEqual([
    `Tai Ping – ${written}`,
    `Insights, page 2 – ${written}`,
    // Facts are not filled in inside a search term.
    `Search: {phone} – ${written}`,
    `Page not found – ${written}`,
    `SEO Hong Kong – ${written}`,
  ]);
  expect(namesIn(await textOf('/work/tai-ping'))).toContain(name);
  expect(await textOf('/insights/feed.xml')).toContain(`<title>Insights, ${written}</title>`);
  expect(JSON.stringify(await askApi())).toContain(JSON.stringify(written).slice(1, -1));

  const everywhere = [
    '/',
    '/work',
    '/work/tai-ping',
    '/insights',
    '/jobs',
    '/contact-us',
    '/privacy-policy',
    '/search',
  ];
  // The legal name is another fact.
  for (const path of [...everywhere, '/no-such-page'])
    expect((await textOf(path)).replace(`"legalName":"${brand.name}"`, ''), path).not.toContain(brand.name);
  expect(JSON.stringify(await askApi())).not.toContain(brand.name);
});
