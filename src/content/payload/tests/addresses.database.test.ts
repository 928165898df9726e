// On both databases: the raw SQL returns dates that each formats differently.
import { expect, it } from 'vitest';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { newPage } from '../../../cms/testing/records.ts';
import { chinese } from '../../../i18n/testing/languages.ts';
import { payloadContentSource, payloadPageSource } from '../source.ts';

const payload = await openForTests();
const content = payloadContentSource(payload, 'https://www.site.example');

const named = { title: 'Any', slug: 'any' };
const category = await payload.create({ collection: 'article-categories', data: named });
const author = await payload.create({ collection: 'authors', data: named });
const belongs = { articleCategory: [category.id], author: author.id };

const article = (slug: string, postDate: string, draft = false) =>
  payload.create({
    collection: 'insights',
    draft,
    data: {
      title: slug,
      slug,
      postDate,
      description: 'About it.',
      ...belongs,
      _status: draft ? 'draft' : 'published',
    } as never,
  });

it('article addresses are those of published articles, newest first, with ISO dates', async () => {
  await article('older', '2026-01-02T08:00:00.000Z');
  await article('one', '2026-03-02T08:00:00.000Z');
  await article('other', '2026-03-02T08:00:00.000Z');
  await article('draft', '2026-04-02T08:00:00.000Z', true);
  const changed = await article('changed', '2026-02-02T08:00:00.000Z');
  const draft = { postDate: '2026-05-02T08:00:00.000Z', _status: 'draft' } as const;
  await payload.update({ collection: 'insights', id: changed.id, draft: true, data: draft });
  const found = await content.insightAddresses();
  expect(found.map(({ slug, postDate }) => ({ slug, postDate }))).toEqual([
    { slug: 'other', postDate: '2026-03-02T08:00:00.000Z' },
    { slug: 'one', postDate: '2026-03-02T08:00:00.000Z' },
    { slug: 'changed', postDate: '2026-02-02T08:00:00.000Z' },
    { slug: 'older', postDate: '2026-01-02T08:00:00.000Z' },
  ]);
  // A draft does not change the public date.
  expect(found.find(({ slug }) => slug === 'changed')?.changed).toBe(changed.updatedAt);
});

it('page addresses are those of published pages in order, without list pages', async () => {
  const hero = { blockType: 'hero', heading: { text: 'A page' }, water: 'accent3' };
  for (const path of ['/second', '/first', '/work'])
    await newPage(payload, path, { title: `The page ${path}`, sections: [hero] });
  await payload.create({ collection: 'pages', draft: true, data: { path: '/a-draft', title: 'A draft' } as never });
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/first' } } });
  const found = await content.pageAddresses();
  expect(found.map(({ path }) => path)).toEqual(['/first', '/second']);
  expect(found[0]?.changed).toBe(new Date(docs[0]?.updatedAt ?? '').toISOString());
});

const translate = (of: 'pages' | 'insights', record: number) =>
  payload.create({
    collection: 'translations',
    data: { of, record, language: chinese.code, texts: {}, _status: 'published' },
  });

it('the languages of many pages are those of each', async () => {
  await translate('pages', (await newPage(payload, '/both')).id);
  await newPage(payload, '/english-alone');
  await translate('insights', (await article('in-both', '2026-06-02T08:00:00.000Z')).id);
  const paths = ['/both', '/english-alone', '/insights/in-both', '/insights/older', '/work', '/nothing', '/100%'];
  const found = await content.alternatesOf(paths);
  const expected = ['/both', '/zh-hk/both'];
  expect(found.get('/both')?.map(({ href }) => href)).toEqual(expected);
  for (const path of paths.slice(0, -1)) {
    const links = (await content.languageLinks(path)).filter(({ isSamePage }) => isSamePage);
    expect(found.get(path), path).toEqual(links);
  }
});

it('entries of another host are in the first language alone', async () => {
  const source = payloadPageSource(payload, { remoteWorks: async () => [] });
  const hrefs = (await source.languageLinks('/insights/of-the-host')).map(({ href }) => href);
  expect(hrefs).toEqual(['/insights/of-the-host', '/zh-hk/insights']);
  expect((await source.alternatesOf(['/work/of-the-host'])).get('/work/of-the-host')).toHaveLength(1);
});
