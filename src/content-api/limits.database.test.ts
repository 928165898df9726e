// On SQLite alone: what is tried is what a query may cost, before it is read.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Answer, openTestApi, type TestApi } from './test-support.ts';
import { Turns } from './turns.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(async () => {
  await api.payload.destroy();
});

/** Reads that reach the content system while this runs. */
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

const many = (count: number, field: (n: number) => string): string =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field(n)}`).join(' ')} }`;

describe('one HTTP request', () => {
  it('has one budget for all operations of a batch, and pays before it reads', async () => {
    const operation = { query: many(19, () => 'entries(limit: 35) { seomatic { metaTagContainer } }') };
    let answers: Answer[] = [];
    const { rows } = await readsDuring(async () => {
      const response = await api.post(
        Array.from({ length: 10 }, () => operation),
        'batch',
      );
      answers = (await response.json()) as Answer[];
    });
    const errors = answers.flatMap((answer) => answer.errors ?? []);
    expect(errors.some(({ extensions }) => extensions?.code === 'QUERY_TOO_EXPENSIVE')).toBe(true);
    // 45 entries to a look, 190 looks: 8,550 without a budget.
    expect(rows).toBeLessThan(2500);
  });

  it('may hold ten operations and no more', async () => {
    const batch = (size: number) =>
      api.post(
        Array.from({ length: size }, () => ({ query: '{ entryCount }' })),
        'batches',
      );
    expect(await (await batch(10)).json()).toHaveLength(10);
    expect(JSON.stringify(await (await batch(11)).json())).toContain('errors');
  });

  it('reads the columns that are asked for, and no other', async () => {
    const { selects } = await readsDuring(() => api.ask('{ entries(section: "insights", limit: 3) { slug } }'));
    expect(Object.keys(selects[0] as object).sort()).toEqual([
      '_status',
      'createdAt',
      'postDate',
      'slug',
      'title',
      'updatedAt',
    ]);
    const heavy = await readsDuring(() =>
      api.ask(
        '{ entries(section: "works", limit: 1) { ... on works_Entry { body ...pictures } } } fragment pictures on works_Entry { gallery { url } }',
      ),
    );
    expect(heavy.selects[0]).toMatchObject({ body: true, gallery: true });
    expect(heavy.selects[0]).not.toHaveProperty('results');
  });

  it('reads no more than the window it asks for, wherever that begins', async () => {
    for (const offset of [0, 1, 7, 30]) {
      const { rows } = await readsDuring(async () => {
        const { data } = await api.ask(`{ entries(section: "insights", limit: 3, offset: ${offset}) { slug } }`);
        expect(data.entries).toHaveLength(3);
      });
      expect(rows).toBeLessThanOrEqual(6);
    }
  });

  it('gives the same entries in whatever windows they are read', async () => {
    const all = await api.ask('{ entries(limit: 1000) { id } }');
    const pieces = [];
    for (let offset = 0; offset < all.data.entries.length; offset += 4) {
      const { data } = await api.ask(`{ entries(limit: 4, offset: ${offset}) { id } }`);
      pieces.push(...data.entries);
    }
    expect(pieces).toEqual(all.data.entries);
    expect(new Set(pieces.map(({ id }: { id: string }) => id)).size).toBe(pieces.length);
  });
});

it('requests take turns with each other: each by itself would hold the process for a slice', async () => {
  const take = vi.spyOn(Turns.prototype, 'take');
  await Promise.all(Array.from({ length: 5 }, (_, n) => api.post({ query: '{ entryCount }' }, `sender ${n}`)));
  expect(take.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(new Set(take.mock.contexts).size).toBe(1);
  take.mockRestore();
});

describe('an argument', () => {
  const filled = (count: number, value: unknown = 'a') => Array.from({ length: count }, () => value);
  const inEach = (type: string, name: string) =>
    `query($v: ${type}) { ${Array.from({ length: 20 }, (_, n) => `a${n}: entryCount(${name}: $v)`).join(' ')} }`;
  const lists = [
    ['[CategoryCriteriaInput]', 'relatedToCategories', filled(20_000, {})],
    ['[CategoryCriteriaInput]', 'relatedToCategories', [{ slug: filled(101) }]],
    ['[CategoryCriteriaInput]', 'relatedToCategories', filled(11, { slug: filled(10) })],
    ['[String]', 'postDate', filled(101, '> 2026-01-01')],
    ['[String]', 'slug', filled(101)],
    ['[QueryArgument]', 'id', filled(101, 1)],
    // The square of its length would be matched.
    ['[String]', 'postDate', [`= ${' '.repeat(50_000)}x\ny`]],
    ['[String]', 'slug', [`not ${' '.repeat(50_000)}x\ny`]],
  ] as const;

  it.each(lists)('of type %s has a bounded number of values: %s', async (type, name, v) => {
    const count = vi.spyOn(api.payload, 'count');
    const { status, errors } = await api.ask(inEach(type, name), { v });
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringContaining('at most')]);
    expect(count).not.toHaveBeenCalled();
    count.mockRestore();
  });

  it('is bounded before a query is read against its variables', async () => {
    const response = await api.post({ query: '{ entryCount }', variables: { unused: filled(101, {}) } });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('100 values at most')]);
  });

  it('sorts by six fields at most', async () => {
    const sort = (count: number) =>
      api.ask(`{ entries(limit: 1, orderBy: "${filled(count, 'title').join(',')}") { id } }`);
    expect(await sort(6)).toMatchObject({ status: 200, data: { entries: [{}] } });
    expect(await sort(7)).toMatchObject({ status: 400, errors: [{}] });
  });

  it('is bounded at entries inside entries, and at categories', async () => {
    for (const query of ['{ entry { next(section: $v) { id } } }', '{ categories(slug: $v) { id } }'])
      expect(await api.ask(`query($v: [String]) ${query}`, { v: filled(101) })).toMatchObject({ errors: [{}] });
  });

  it('is paid for by its values', async () => {
    const v = filled(100);
    expect((await api.ask('query($v: [String]) { entryCount(slug: $v) }', { v })).data).toEqual({ entryCount: 0 });
    const names = ['slug', 'uri', 'status'];
    const query = `query($v: [String]) { ${Array.from({ length: 20 }, (_, n) => `a${n}: entryCount(${names.map((name) => `${name}: $v`).join(', ')})`).join(' ')} }`;
    const { errors } = await api.ask(query, { v });
    expect(errors?.[0]?.extensions?.code).toBe('QUERY_TOO_EXPENSIVE');
  });
});

describe('a date format', () => {
  it('has a bounded length', async () => {
    const { errors } = await api.ask(`{ entry { postDate @formatDateTime(format: "${'c'.repeat(65)}") } }`);
    expect(errors?.[0]?.message).toBe('A date format has at most 64 characters.');
  });

  it('is paid for by what it writes', async () => {
    const dates = many(20, () => `postDate @formatDateTime(format: "${'c'.repeat(64)}")`).slice(1, -1);
    const response = await api.post({ query: `{ entries(section: "insights", limit: 35) { ${dates} } }` }, 'dates');
    const body = await response.text();
    expect(body.length).toBeLessThan(2_000_000);
  });
});

describe('one sender', () => {
  const full =
    '{ entries(section: "insights") { seomatic { metaTagContainer } ... on insights_Entry { insightsContent { ... on text_Entry { text } } } } }';

  it('is asked to wait when he has read a lot in a minute, and nobody else is', async () => {
    let refused: Response | undefined;
    for (let n = 0; n < 120 && !refused; n += 1) {
      const response = await api.post({ query: '{ entries(section: "insights", limit: 100) { slug } }' }, 'greedy');
      if (response.status === 429) refused = response;
      // The account runs out by what is asked for, not by how quickly this test runs.
      if (n % 10 === 0) await api.post({ query: full }, 'greedy');
    }
    expect(refused).toBeUndefined();
    for (let n = 0; n < 200 && !refused; n += 1) {
      const response = await api.post({ query: full }, 'greedy');
      if (response.status === 429) refused = response;
    }
    expect(JSON.stringify(await refused?.json())).toContain('Please wait a minute');
    expect((await api.ask('{ entryCount }', {}, 'patient')).data.entryCount).toBe(45);
  });
});

it("an editor's head tags are cleaned before anybody is given them", async () => {
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
  const { data } = await api.ask('{ entry(slug: "tree") { seomatic { metaTagContainer } } }');
  const tags: string = data.entry.seomatic.metaTagContainer;
  expect(tags).toContain('<meta name="author" content="A &quot;B&quot;">');
  expect(tags).not.toMatch(/<script|stylesheet|onerror/);
});
