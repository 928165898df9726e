// On SQLite alone: uses are computed in code, the same for any database.
import { createLocalReq, type Payload, type Where } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { incompleteBlockIssues } from '../editorial/checks/incomplete-blocks.ts';
import { openSampleContent } from '../testing/open-for-tests.ts';
import { reasonOf } from '../testing/people.ts';
import { newPage, newWork, pictureFile } from '../testing/records.ts';
import { factUses } from './fact-uses.ts';
import { type RecordUse, usesOf } from './record-uses.ts';

let payload: Payload;

beforeAll(async () => {
  payload = await openSampleContent();
});

afterAll(async () => {
  await payload.destroy();
});

it.each([
  ['films', 'film', /^This film is still used by the (?:page|case) “/],
  ['partners', 'partner', /^This partner is still used by the page “/],
  ['people', 'person', /^This person is still used by the page “/],
  ['testimonials', 'testimonial', /^This testimonial is still used by the page “/],
  ['media', 'picture', /^This picture is still used by the /],
] as const)('a used record of %s cannot be deleted, and the error names one use', async (collection, _, reason) => {
  const { docs } = await payload.find({ collection, limit: 1, sort: 'id', depth: 0 });
  const id = docs[0]?.id ?? 0;
  expect(await reasonOf(payload.delete({ collection, id }))).toMatch(reason);
  expect(await payload.count({ collection, where: { id: { equals: id } } })).toEqual({ totalDocs: 1 });
});

it('a record used only by a draft cannot be deleted, and an unused one can', async () => {
  const { id } = await payload.create({ collection: 'partners', data: { name: 'Pier', drawn: 'tree' } });
  const page = await newPage(payload, '/draft-of-marks', { title: 'Of marks' });
  const draftOf = (marks: readonly number[]) =>
    payload.update({
      collection: 'pages',
      id: page.id,
      draft: true,
      data: { sections: [{ blockType: 'logo-grid', heading: 'Marks', marks: [...marks] }] },
    });
  await draftOf([id]);
  const remove = () => payload.delete({ collection: 'partners', id });
  expect(await reasonOf(remove())).toMatch(/^This partner is still used by the page “Of marks”\. Take it out/);
  await draftOf([]);
  expect(await reasonOf(remove())).toBe('done');
});

it('uses list place and draft status, and unused pictures can be found', async () => {
  const file = { filePath: await pictureFile(9, 9), collection: 'media' } as const;
  const [shown, unused] = [
    await payload.create({ ...file, data: { alt: 'A red square.' } }),
    await payload.create({ ...file, data: { alt: 'Another.' } }),
  ];
  const film = {
    title: 'Posted',
    description: 'Rain.',
    since: '2026-01-01',
    video: '12',
    seconds: 9,
    poster: shown.id,
  };
  await payload.create({ collection: 'films', data: film });
  const { id } = await newWork(payload, { title: 'Shows one' });
  const update = (data: object, draft: boolean) => payload.update({ collection: 'works', id, data, draft });
  await update({ gallery: [shown.id], _status: 'published' }, false);
  await update({ gallery: [], workHeroImage: shown.id }, true);
  const page = await newPage(payload, '/holds-a-case', { title: 'Holds', _status: 'draft' });
  const sections = [
    { blockType: 'works-column' as const, heading: 'Work', items: [{ work: id, icon: 'triangle' as const }] },
  ];
  await payload.update({ collection: 'pages', id: page.id, draft: true, data: { sections } });
  const req = await createLocalReq({}, payload);
  const short = (uses: readonly RecordUse[]) => uses.map(({ title, where, draft }) => [title, where, draft]);
  expect(short(await usesOf(req, 'media', shown.id)).sort()).toEqual([
    ['Posted', 'Poster', false],
    ['Shows one', 'Gallery', false],
    ['Shows one', 'Hero picture', true],
  ]);
  expect(short(await usesOf(req, 'works', id))).toEqual([['Holds', 'Section 1, Works, one below the other', true]]);

  const among: Where = { and: [{ id: { equals: 'unused' } }, { id: { in: [shown.id, unused.id] } }] };
  const found = await payload.find({ collection: 'media', where: among, depth: 0 });
  expect(found.docs.map((one) => one.id)).toEqual([unused.id]);
  await payload.delete({ collection: 'pages', id: page.id });
  expect(await usesOf(req, 'works', id)).toEqual([]);
});

it('uses of all facts are found at once, each place once, with those of the newest draft', async () => {
  const statement = (words: string, id: string) => ({
    ...({ blockType: 'statement', ground: 'paper', paragraph: 'Words.' } as const),
    id,
    statement: words,
  });
  const page = await newPage(payload, '/says-facts', {
    title: 'Says',
    sections: [statement('All {quote-time}.', 'a')],
  });
  const sections = [statement('And {quote-time}.', 'b'), statement('{quote-time:capital} it is.', 'a')];
  await payload.update({ collection: 'pages', id: page.id, draft: true, data: { sections } });
  const uses = (await factUses(await createLocalReq({}, payload))).get('quote-time') ?? [];
  expect(uses.filter(({ title }) => title === 'Says').map(({ where, draft }) => [where, draft])).toEqual([
    ['Section 2, Statement', false],
    ['Section 1, Statement', true],
  ]);
  const all = await factUses(await createLocalReq({}, payload));
  expect(all.get('hours-25')?.map(({ title }) => title)).toContain('Search');
});

it('no page of the sample content has a half-filled optional group', async () => {
  const { flattenedFields } = payload.collections.pages.config;
  const { docs } = await payload.find({ collection: 'pages', pagination: false, depth: 0 });
  expect(docs.length).toBeGreaterThan(15);
  for (const page of docs)
    expect(incompleteBlockIssues(flattenedFields, { ...page }, { language: 'en' }), page.path).toEqual([]);
});
