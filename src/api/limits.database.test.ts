// On SQLite alone: the test counts reads, which are the same on both databases.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { QueryQueue } from './query-queue.ts';
import { openTestApi, type TestApi } from './test-support.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(async () => {
  await api.payload.destroy();
});

/** Counts rows and records the selects that Payload reads while this runs. */
async function readsDuring(work: () => Promise<unknown>): Promise<{ rows: number; selects: unknown[] }> {
  const find = vi.spyOn(api.payload, 'find');
  try {
    await work();
    const answers = await Promise.all(find.mock.results.map(({ value }) => value as Promise<{ docs: unknown[] }>));
    return {
      rows: answers.reduce((sum, { docs }) => sum + docs.length, 0),
      selects: find.mock.calls.map(([options]) => options.select),
    };
  } finally {
    find.mockRestore();
  }
}

describe('one request', () => {
  it('reads only the columns that the query selects', async () => {
    const { selects } = await readsDuring(() => api.ask('{ entries(section: "insights", limit: 3) { slug } }'));
    expect(Object.keys(selects[0] as object).sort()).toEqual(['_status', 'postDate', 'slug', 'title', 'updatedAt']);
    const heavy = await readsDuring(() =>
      api.ask(
        '{ entries(section: "works", limit: 1) { ... on works_Entry { body ...pictures } } } fragment pictures on works_Entry { gallery { url } }',
      ),
    );
    expect(heavy.selects[0]).toMatchObject({ body: true, gallery: true });
    expect(heavy.selects[0]).not.toHaveProperty('results');
  });

  it('reads only the rows of its window, at any offset', async () => {
    for (const offset of [0, 1, 7, 30]) {
      const { rows } = await readsDuring(async () => {
        const { data } = await api.ask(`{ entries(section: "insights", limit: 3, offset: ${offset}) { slug } }`);
        expect(data.entries).toHaveLength(3);
      });
      expect(rows).toBeLessThanOrEqual(6);
    }
  });
});

const levels = (count: number, open: string, close: string) => `${open.repeat(count)}${close.repeat(count)}`;

it.each([
  ['fragments', { query: `{ ${levels(5000, '...{', '}')} }` }],
  ['lists in a query', { query: `{ entryCount(slug: ${levels(15_000, '[', ']')}) }` }],
  [
    'lists in a variable',
    `{ "query": "query($v: [String]) { entryCount(slug: $v) }", "variables": { "v": ${levels(15_000, '[', ']')} } }`,
  ],
])('nested %s that would overflow the stack are refused', async (_name, body) => {
  expect(await api.post(body)).toMatchObject({
    status: 400,
    errors: [{ message: expect.not.stringMatching(/stack/) }],
  });
});

it('requests share one query queue', async () => {
  const take = vi.spyOn(QueryQueue.prototype, 'run');
  await Promise.all(Array.from({ length: 5 }, () => api.ask('{ entryCount(section: "works") }')));
  expect(take.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(new Set(take.mock.contexts).size).toBe(1);
  take.mockRestore();
});

it('the API sanitises the head tags of editors', async () => {
  const { docs } = await api.payload.find({ collection: 'works', where: { slug: { equals: 'tree' } } });
  const tree = docs[0];
  if (!tree) throw new Error('There is no such case.');
  await api.payload.update({
    collection: 'works',
    id: tree.id,
    data: {
      _status: 'published',
      seo: {
        headTags:
          '<script>alert(1)</script><meta name="author" content="A &quot;B&quot;"><link rel="stylesheet" href="//x"><img src=x onerror=alert(1)>',
      },
    },
  });
  const { data } = await api.ask('{ entry(section: "works", slug: "tree") { seomatic { metaTagContainer } } }');
  const tags: string = data.entry.seomatic.metaTagContainer;
  expect(tags).toContain('<meta name="author" content="A &quot;B&quot;">');
  expect(tags).not.toMatch(/<script|stylesheet|onerror/);
});
