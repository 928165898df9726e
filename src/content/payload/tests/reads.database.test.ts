// On SQLite, and on PostgreSQL in the full run: a condition on another collection is SQL.
import { beforeAll, expect, it } from 'vitest';
import { contentCollections } from '../../../cms/revalidation/change-tokens.ts';
import { withReads } from '../../../cms/revalidation/content-reads.ts';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { payloadContentSource } from '../source.ts';

const payload = await openForTests();
const content = payloadContentSource(payload, 'https://www.example.test');

beforeAll(async () => {
  const type = await payload.create({ collection: 'client-types', data: { title: 'Shops', slug: 'shops' } });
  const category = await payload.create({ collection: 'article-categories', data: { title: 'Any', slug: 'any' } });
  const author = await payload.create({ collection: 'authors', data: { title: 'Anybody', slug: 'anybody' } });
  const shared = { postDate: '2024-01-01T00:00:00.000Z', _status: 'published' as const };
  await payload.create({
    collection: 'works',
    data: { ...shared, title: 'A case', slug: 'a-case', clientType: [type.id] },
  });
  await payload.create({
    collection: 'insights',
    data: {
      ...shared,
      title: 'An article',
      slug: 'an-article',
      description: 'About it.',
      articleCategory: [category.id],
      author: author.id,
    },
  });
});

const readBy = async (run: () => Promise<unknown>) => [...(await withReads(run)).read].sort();

it.each([
  ['a case', () => content.work('a-case'), ['client-types', 'facts', 'translations', 'works']],
  [
    'the number of cases of a type, found by its slug',
    () => content.workCount('shops'),
    ['client-types', 'translations', 'works'],
  ],
  [
    'an article',
    () => content.insight('an-article'),
    ['article-categories', 'authors', 'facts', 'insights', 'translations'],
  ],
  ['pictures of articles', () => content.insightThumbnails(['an-article']), ['insights', 'translations']],
  [
    'the number of articles of a category',
    () => content.insightCount('any'),
    ['article-categories', 'insights', 'translations'],
  ],
  ['the number of articles', () => content.insightCount(), ['insights', 'translations']],
  ['the addresses of articles', () => content.insightAddresses(), ['insights', 'translations']],
  ['the addresses of pages', () => content.pageAddresses(), ['pages', 'translations']],
  ['the jobs', () => content.jobs(), ['jobs', 'translations']],
  ['nothing', async () => undefined, []],
])('the collections read for %s are recorded', async (_what, run, read) => {
  expect(await readBy(run)).toEqual(read);
});

it('pages rendered at the same time record their reads separately', async () => {
  const [jobs, work] = await Promise.all([readBy(() => content.jobs()), readBy(() => content.workTypes())]);
  expect([jobs, work]).toEqual([['jobs', 'translations'], ['client-types']]);
});

it.each(contentCollections)('%s has hooks that record reads and bump the change token', (slug) => {
  const { hooks } = payload.collections[slug].config;
  expect(hooks.beforeOperation.map(({ name }) => name)).toContain('recordsRead');
  expect(hooks.afterChange.length).toBeGreaterThan(0);
  expect(hooks.afterDelete.length).toBeGreaterThan(0);
});
