import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../../src/config/brand/facts.ts';
import { inks } from '../../../src/config/brand/inks.ts';
import { palette } from '../../../src/config/brand/palette.ts';
import { chineseName } from '../../../src/config/brand/wordmark.ts';
import { startMailServer } from '../../../src/enquiries/destinations/testing/mail-stand-in.ts';
import { buildSecondBrand, northPier } from '../../support/preparation/second-brand.ts';
import { startSite } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** Normalises a colour to numbers: sources and builds write it differently. */
const numbersOf = (oklch: string): string =>
  [...oklch.matchAll(/([\d.]+)(%?)/g)]
    .map(([, number, percent]) => Number((Number(number) / (percent ? 100 : 1)).toFixed(4)))
    .join(' ');

const oklchOf = (text: string) => [...text.matchAll(/oklch\(([^()]*)\)/g)].map(([, inner = '']) => numbersOf(inner));
const firstColours = new Set(oklchOf(Object.values(palette).join(' ')));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Account with a password of its own; one with a generated password must change it first. */
const admin = { email: 'desk@agency.example', password: 'a password for this test' };

const currency = new RegExp(`${escaped(brand.currency.symbol)}|"${brand.currency.code}"`);

/** Articles of the sample, whose own text states sums, and their excerpts. */
const statesSums = /^\/(?:insights\/|search)/;

/** Names of the first brand, in every spelling. */
const firstBrand = new RegExp(
  [
    brand.name.split(' ').map(escaped).join('(?:[ _-]|%20|&nbsp;|\u00a0)?'),
    escaped(brand.domain),
    escaped(brand.email),
    escaped(brand.phone),
    escaped(brand.phone.replaceAll(' ', '')),
    escaped(brand.address.lines[0]),
    escaped(brand.tagline),
    escaped(brand.coordinates.label),
    escaped(brand.timeZone),
    escaped(brand.address.sign.chinese),
    ...(chineseName ? [escaped(chineseName)] : []),
    ...Object.values(inks).map(escaped),
  ].join('|'),
  'i',
);

function tracesIn(text: string): string[] {
  const found = firstBrand.exec(text);
  const around = found ? [text.slice(Math.max(0, found.index - 60), found.index + 80)] : [];
  return [...around, ...oklchOf(text).filter((colour) => firstColours.has(colour))];
}

test('O2: the search for traces finds those of the first brand', async ({ siteUrl }) => {
  for (const target of [
    '/',
    '/sitemap.xml',
    '/insights/feed.xml',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/panel.css',
  ])
    expect(tracesIn(await (await fetch(siteUrl + target)).text()), target).not.toEqual([]);
  expect(await (await fetch(`${siteUrl}/services/website-maintenance`)).text()).toMatch(currency);
  expect(oklchOf(await (await fetch(siteUrl)).text()).filter((colour) => firstColours.has(colour))).not.toEqual([]);
});

test('O2: a site with another brand has no trace of the first in pages, mails and panel', async () => {
  test.setTimeout(300_000);
  const mails: string[] = [];
  const mailServer = await startMailServer(({ from, to, source }) => mails.push(`${from} ${to}\n${source}`));

  const { project, remove } = buildSecondBrand();
  try {
    const site = await startSite({
      project,
      settings: { SMTP_URL: mailServer.url, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    });
    try {
      const textOf = async (target: string, init?: RequestInit): Promise<string> => {
        const answer = await fetch(new URL(target, site.url), { redirect: 'manual', ...init });
        return `${answer.status} ${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
      };
      const sitemap = await textOf('/sitemap.xml');
      const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => {
        const { pathname, search } = new URL(location.replaceAll('&amp;', '&'));
        return pathname + search;
      });
      expect(pages.length).toBeGreaterThan(60);
      expect(pages).toContain('/insights/north-pier-verified-as-an-email-marketing-platform-partner');

      const files = [
        '/sitemap.xml',
        '/robots.txt',
        '/insights/feed.xml',
        '/manifest.webmanifest',
        '/favicon.svg',
        '/panel.css',
      ];
      const others = [
        '/search?q=email',
        '/contact-us?sent=1',
        '/work?view=list',
        '/nowhere-at-all',
        '/api/jobs.json',
        '/blog',
      ];
      for (const target of [...pages, ...files, ...others]) {
        const answer = await textOf(target);
        expect(tracesIn(answer), target).toEqual([]);
        if (!statesSums.test(target)) expect(answer, target).not.toMatch(currency);
      }
      expect(tracesIn(readFileSync(path.join(project, 'dist/client/503.html'), 'utf8')), '503').toEqual([]);

      const home = await textOf('/');
      expect(home).toContain(`<title>${northPier.name} `);
      expect(home, 'its name in the poster face, without a drawn wordmark').toMatch(
        /<a [^>]*>\s*<svg [^>]*><text [^>]*>NORTH PIER</,
      );
      expect(await textOf('/manifest.webmanifest')).toContain(northPier.accent4);
      const contact = await textOf('/contact-us');
      expect(contact).toContain(northPier.phone);
      expect(contact).toContain(`data-zone="${northPier.timeZone}"`);

      expect(await textOf('/services/website-maintenance')).toContain(`${northPier.currency.symbol}33,750`);
      expect(await textOf('/services/ecommerce')).toContain(`"priceCurrency":"${northPier.currency.code}"`);

      const form = new FormData();
      for (const [name, value] of Object.entries({ name: 'M. Chan', email: 'm.chan@six.example', message: 'Noodles.' }))
        form.set(name, value);
      const sent = await textOf('/contact-us', {
        method: 'POST',
        body: form,
        headers: { 'sec-fetch-site': 'same-origin', 'x-page-shown': '60000' },
      });
      expect(tracesIn(sent), 'the answer to an enquiry').toEqual([]);
      await expect.poll(() => mails.length, { timeout: 30_000 }).toBeGreaterThan(0);
      expect(mails.join('\n')).toContain(northPier.email);
      for (const mail of mails) expect(tracesIn(mail), 'a mail').toEqual([]);

      const login = await fetch(new URL('/cms/users/login', site.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(admin),
      });
      const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
      const created = await textOf('/cms/jobs?draft=true', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
        body: JSON.stringify({ job: 'Deckhand' }),
      });
      expect(created, 'the location of a new job').toContain(`"location":"${northPier.region}"`);
      const signIn = await textOf('/admin/login');
      expect(tracesIn(signIn), 'the sign-in page').toEqual([]);
      expect(signIn).toContain(` – ${northPier.name}</title>`);
      const dashboard = await textOf('/admin', { headers: { cookie } });
      expect(tracesIn(dashboard), 'the dashboard').toEqual([]);
      expect(dashboard).toContain('/panel.css');
    } finally {
      await site.stop();
    }
  } finally {
    remove();
    mailServer.stop();
  }
});
