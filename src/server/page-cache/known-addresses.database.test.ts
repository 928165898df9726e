// On SQLite, and on PostgreSQL in the full run: lookups become SQL.
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSampleContent } from '../../cms/testing/open-for-tests.ts';
import { canBePage } from '../../content/payload/addresses.ts';
import { firstLanguage } from '../../domain/languages.ts';
import { editedRedirects } from '../http/pages/redirects.ts';

let payload: Payload;

beforeAll(async () => {
  payload = await openSampleContent();
});

afterAll(async () => {
  await payload.destroy();
});

const here = (path: string) => canBePage(payload, path, { entriesElsewhere: false, language: firstLanguage });

it('canBePage tells existing addresses from unknown ones', async () => {
  const [insight, work, job] = await Promise.all(
    (['insights', 'works', 'jobs'] as const).map(async (collection) => {
      const { docs } = await payload.find({ collection, limit: 1, depth: 0 });
      return docs[0]?.slug;
    }),
  );
  const pages = ['/contact-us', '/', '/work', '/search', '/sitemap.xml', '/sitemap-1.xml', '/insights/feed.xml'];
  for (const path of [...pages, `/insights/${insight}`, `/work/${work}`, `/jobs/${job}`])
    expect([path, await here(path)]).toEqual([path, true]);
  for (const path of [
    '/n1',
    '/work/n1',
    '/work/tree/n1',
    '/insights/n1',
    '/jobs/n1',
    '/%e8%b7%af',
    "/'; drop table pages",
  ])
    expect([path, await here(path)]).toEqual([path, false]);
  expect(await canBePage(payload, '/work/n1', { entriesElsewhere: true, language: firstLanguage })).toBe(true);
  expect(await canBePage(payload, '/n1', { entriesElsewhere: true, language: firstLanguage })).toBe(false);
});

it('canBePage excludes drafts', async () => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { path: { equals: '/privacy-policy' } },
    depth: 0,
  });
  const id = docs[0]?.id ?? 0;
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  expect(await here('/privacy-policy')).toBe(false);
  await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
  expect(await here('/privacy-policy')).toBe(true);
});

it('editedRedirects returns the target of a redirect', async () => {
  const find = editedRedirects(payload);
  await payload.create({ collection: 'redirects', data: { from: '/old-address', to: '/contact-us' } });
  expect(await find('/old-address')).toBe('/contact-us');
  expect(await find('/n1')).toBeUndefined();
});
