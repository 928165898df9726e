// On SQLite alone: what shows what is worked out in code, from what any database gives.
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { factUses } from './fact-uses.ts';
import { faultsOfHalves } from './half-filled.ts';
import { openSampleContent } from './test-support.ts';
import { reasonOf } from './testing/people.ts';
import { newPage } from './testing/records.ts';

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
] as const)(
  'of the %s none that is shown is deleted, and the answer says where it is',
  async (collection, _, reason) => {
    const { docs } = await payload.find({ collection, limit: 1, sort: 'id', depth: 0 });
    const id = docs[0]?.id ?? 0;
    expect(await reasonOf(payload.delete({ collection, id }))).toMatch(reason);
    expect(await payload.count({ collection, where: { id: { equals: id } } })).toEqual({ totalDocs: 1 });
  },
);

it('what only a draft shows is kept as well, and what nothing shows is not', async () => {
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

it('where a fact is said is found for all of them at once, each place once, by the newest draft', async () => {
  const statement = (words: string, id: string) => ({
    ...({ blockType: 'statement', ground: 'paper', paragraph: 'Words.' } as const),
    ...{ id, statement: words },
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

it('no page that comes with the brand has half of anything', async () => {
  const { flattenedFields } = payload.collections.pages.config;
  const { docs } = await payload.find({ collection: 'pages', pagination: false, depth: 0 });
  expect(docs.length).toBeGreaterThan(15);
  for (const page of docs) expect(faultsOfHalves(flattenedFields, { ...page }), page.path).toEqual([]);
});
