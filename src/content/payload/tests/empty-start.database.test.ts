// On SQLite, and on PostgreSQL in the full run: records and their note are written in one
// transaction, which differs by database.
import type { PayloadRequest } from 'payload';
import { afterEach, expect, it, vi } from 'vitest';
import { isPublishedPage } from '../../../cms/addresses/published-page.ts';
import { plainPages } from '../../../cms/seed/plain/plain-pages.ts';
import { seedBrand } from '../../../cms/seed/seed-brand.ts';
import { type SampleCollection, sampleCollections } from '../../../cms/seed/seed-notes.ts';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { newWork } from '../../../cms/testing/records.ts';
import { interpolateAll } from '../../../domain/facts.ts';
import { organisationFacts } from '../../../domain/organisation.ts';
import { defaultFacts } from '../../brand-defaults.ts';
import { payloadPageSource } from '../source.ts';

const payload = await openForTests();
const { page, pages, navigation } = payloadPageSource(payload);
const start = async (options: { readonly sample?: boolean; readonly entries?: boolean }) => {
  const lines: string[] = [];
  await seedBrand(payload, (line) => void lines.push(line), options);
  return lines;
};

async function counts(): Promise<Partial<Record<SampleCollection, number>>> {
  const found = await Promise.all(
    sampleCollections.map(async (collection) => [collection, (await payload.count({ collection })).totalDocs] as const),
  );
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}

/** Number of facts about the organisation, which every page needs. */
const facts = organisationFacts.length;
const everyPage = { collection: 'pages', where: { id: { exists: true } } } as const;

afterEach(() => vi.restoreAllMocks());

it('a first start that fails to save its note leaves no pages', async () => {
  const { upsert } = payload.db;
  vi.spyOn(payload.db, 'upsert').mockImplementation(async (given) => {
    if (given.where?.key && JSON.stringify(given.where).includes('brand-pages')) throw new Error('The disk is full.');
    return upsert.call(payload.db, given);
  });
  await expect(start({ sample: false })).rejects.toThrow('The disk is full.');
  expect(await counts()).toEqual({ facts });
});

it('a start without sample content creates only three plain pages', async () => {
  expect(await start({ sample: false })).toEqual(['Adding 3 pages …']);
  expect(await counts()).toEqual({ facts, pages: 3 });
  expect((await pages()).map(({ path }) => path)).toEqual(['/', '/contact-us', '/privacy-policy']);
});

it.each(plainPages())(
  'the plain page $path has all its sections, and a title and description of fitting length',
  async (plain) => {
    const shown = await page(plain.path);
    expect(shown?.sections).toEqual(interpolateAll(plain.sections, defaultFacts));
    expect(shown?.title.length).toBeLessThanOrEqual(60);
    expect(shown?.description.length).toBeGreaterThanOrEqual(70);
    expect(shown?.description.length).toBeLessThanOrEqual(160);
    expect(JSON.stringify(shown)).not.toMatch(/\{[a-z]/);
  },
);

it('every link of the menu leads to a published page', async () => {
  const { header, button, services, prices, explore, legal, chat } = await navigation();
  expect([...services, ...prices]).toEqual([]);
  const hrefs = [...header, button, ...explore, ...legal, chat].map(({ href }) => href);
  for (const href of new Set(hrefs))
    expect(await isPublishedPage({ payload } as PayloadRequest, href), href).toBe(true);
  expect(header.map(({ href }) => href)).toEqual(['/work', '/insights', '/search']);
  const { docs } = await payload.find({ collection: 'navigation', depth: 0 });
  expect(JSON.stringify(docs)).not.toMatch(/services\/|about-us|\{[a-z]/);
});

it('the plain pages link only to the contact page', () => {
  const links = JSON.stringify(plainPages()).match(/"href":"[^"]*"/g) ?? [];
  expect([...new Set(links)]).toEqual(['"href":"/contact-us"']);
});

it('a second start changes nothing, with or without the sample content', async () => {
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/' } } });
  await payload.update({ collection: 'pages', id: docs[0]?.id ?? 0, data: { title: 'Ours' } });
  for (const sample of [false, true]) expect(await start({ sample })).toEqual([]);
  expect(await counts()).toEqual({ facts, pages: 3 });
  expect((await page('/'))?.title).toBe('Ours');
});

it('an installation whose pages were deleted gets no new ones', async () => {
  await payload.delete(everyPage);
  for (const sample of [true, false]) expect(await start({ sample })).toEqual([]);
  expect(await counts()).toEqual({ facts });
});

const forgetNotes = async (...notes: readonly string[]) => {
  for (const note of ['brand-content-received', 'sample-records', ...notes]) await payload.kv.delete(note);
};

it('an emptied installation of an earlier version, without content notes, stays empty', async () => {
  await forgetNotes();
  expect(await start({})).toEqual([]);
  expect(await counts()).toEqual({ facts });
});

it('an earlier installation with content and no pages gets plain pages, and no sample', async () => {
  await forgetNotes('brand-pages-received');
  await newWork(payload);
  await start({ sample: false });
  expect(await counts()).toEqual({ facts, pages: 3, works: 1 });
});

it('an installation with a content host gets plain pages only, also at a later start', async () => {
  await forgetNotes('brand-pages-received');
  await payload.delete({ collection: 'works', where: { id: { exists: true } } });
  await payload.delete(everyPage);
  await start({ sample: false, entries: false });
  expect(await start({})).toEqual([]);
  expect(await counts()).toEqual({ facts, pages: 3 });
});
