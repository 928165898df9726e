// On SQLite, and on PostgreSQL in the full run: criteria become SQL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from './test-support.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(async () => {
  await api.payload.destroy();
});

const slugs = async (criteria: string): Promise<string[]> => {
  const { data, errors } = await api.ask(`{ entries(${criteria}, limit: 1000) { slug } }`);
  expect(errors, criteria).toBeUndefined();
  return data.entries.map(({ slug }: { slug: string }) => slug);
};

const idOf = async (slug: string): Promise<string> =>
  (await api.ask(`{ entry(slug: "${slug}") { id } }`)).data.entry.id;

describe('a list that begins with "not"', () => {
  it('asks for all others', async () => {
    expect(await slugs('section: "works", slug: ["not", "tree"]')).toHaveLength(9);
    expect(await slugs('section: "works", slug: ["not", "tree"]')).not.toContain('tree');
    expect(await slugs('section: "works", slug: ["not", "tree", "arabica"]')).toHaveLength(8);
    expect(await slugs('section: "works", slug: "not tree"')).toHaveLength(9);
    expect(await slugs('section: ["not", "insights"]')).toHaveLength(10);
    expect(await slugs('section: ["not", "insights", "works"]')).toEqual([]);
    const id = await idOf('tree');
    expect(await slugs(`section: "works", id: ["not", "${id}"]`)).not.toContain('tree');
    expect(await slugs(`section: "works", id: ["not", "${id}"]`)).toHaveLength(9);
  });

  it('works for categories too', async () => {
    const ask = async (criteria: string) =>
      (await api.ask(`{ categories(${criteria}) { id slug groupHandle } }`)).data.categories;
    const types = await ask('group: "clientType"');
    expect(await ask('group: ["not", "articleCategory"]')).toEqual(types);
    expect(await ask(`group: "clientType", slug: ["not", "${types[0].slug}"]`)).toEqual(types.slice(1));
    expect(await ask(`id: ["${types[1].id}"]`)).toEqual([types[1]]);
    const related = `relatedToCategories: [{ id: ["${types[0].id}"] }]`;
    expect(await slugs(`section: "works", ${related}`)).toEqual(
      await slugs(`section: "works", relatedToCategories: [{ slug: ["${types[0].slug}"] }]`),
    );
  });
});

describe('ids', () => {
  it('name one thing each, whatever it is', async () => {
    const { data } = await api.ask(`{
      entries(limit: 1000) { id ... on works_Entry { gridImageFull { id } } ... on insights_Entry { author { id } thumbnail { id } } }
      categories { id }
    }`);
    const ids = new Set<string>([...data.entries, ...data.categories].map(({ id }: { id: string }) => id));
    expect(ids.size).toBe(data.entries.length + data.categories.length);
    for (const { author = [], thumbnail = [], gridImageFull = [] } of data.entries) {
      for (const { id } of [...author, ...thumbnail, ...gridImageFull]) expect(ids).not.toContain(id);
    }
  });

  it('find what they name, as texts and as numbers, and nothing of another kind', async () => {
    const id = await idOf('tree');
    expect(await slugs(`id: ["${id}"]`)).toEqual(['tree']);
    expect(await slugs(`id: [${id}]`)).toEqual(['tree']);
    expect(await slugs(`section: "insights", id: ["${id}"]`)).toEqual([]);
    expect(await slugs('id: ["nonsense"]')).toEqual([]);
  });
});

describe("Craft's other arguments and fields", () => {
  it.each([
    ['type: "works"', 10],
    ['type: ["not", "works"]', 35],
    ['uri: "work/tree"', 1],
    ['uri: "/insights/two-languages-one-address"', 1],
    ['uri: "insights/tree"', 0],
    ['status: "live"', 45],
    ['status: "draft"', 0],
    ['status: "expired"', 0],
    ['siteId: 1', 45],
    ['siteId: ["1"]', 45],
    ['siteId: 2', 0],
    ['site: "default"', 45],
    ['site: "*"', 45],
    ['dateCreated: ">= 2000-01-01"', 45],
    ['dateCreated: "< 2000-01-01"', 0],
    ['postDate: ["and", ">= 2000-01-01", "< 2001-01-01"]', 0],
    ['postDate: ["< 2000-01-01", ">= 2000-01-01"]', 45],
  ])('%s gives %i entries', async (criteria, count) => {
    expect(await slugs(criteria)).toHaveLength(count);
  });

  it('are in the answer', async () => {
    const { data } = await api.ask('{ entry(slug: "tree") { typeHandle siteId uri dateCreated status } }');
    expect(data.entry).toEqual({
      typeHandle: 'works',
      siteId: 1,
      uri: 'work/tree',
      status: 'live',
      dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it.each([
    ['postDate: "yesterday"', '"postDate" takes dates such as ">= 2026-01-31"; "yesterday" is none.'],
    ['authorId: 1', 'Unknown argument "authorId" on field "Query.entries".'],
    [
      'orderBy: "password"',
      'Cannot order by "password". Known fields: id, title, slug, postDate, dateCreated, dateUpdated.',
    ],
  ])('%s is refused by name', async (criteria, message) => {
    const { errors } = await api.ask(`{ entries(${criteria}) { slug } }`);
    expect(errors?.[0]?.message).toContain(message);
  });

  it('order by every name that the refusal lists', async () => {
    for (const name of ['id', 'title', 'slug', 'postDate', 'dateCreated', 'dateUpdated']) {
      const up = await slugs(`section: "works", orderBy: "${name}"`);
      expect(up).toHaveLength(10);
      if (name === 'slug') expect(up).toEqual([...up].sort());
    }
  });
});

it('a list without a limit has the number that the description says', async () => {
  await Promise.all(
    Array.from({ length: 105 }, (_, n) =>
      api.payload.create({ collection: 'client-types', data: { title: `Type ${n}`, slug: `type-${n}` } }),
    ),
  );
  const { data } = await api.ask(
    '{ categories(group: "clientType") { id } rest: categories(group: "clientType", offset: 100, limit: 1000) { id } }',
  );
  expect(data.categories).toHaveLength(100);
  expect(data.rest.length).toBeGreaterThan(5);
});
