// On SQLite, and on PostgreSQL in the full run: criteria become SQL.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedContent } from '../cms/seed/seed.ts';
import { readJobs } from '../content/payload/jobs.ts';
import * as queries from '../content/remote/queries.ts';
import { largestApiBody } from './lazy-api.ts';
import { openTestApi, site, type TestApi } from './test-support.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(async () => {
  await api.payload.destroy();
});

const ask: TestApi['ask'] = (...given) => api.ask(...given);

async function token(): Promise<string> {
  const apiKey = crypto.randomUUID();
  await api.payload.create({ collection: 'api-tokens', data: { name: 'Test', enableAPIKey: true, apiKey } });
  return apiKey;
}

describe('the seven operations', () => {
  const documents = Object.values(queries).flatMap(({ name, document, plainDocument }) => [
    [name, document],
    [name, plainDocument],
  ]);
  it.each(documents)('%s answers without errors', async (operationName, query) => {
    const slug = operationName === 'getWorkDetails' ? ['tai-ping'] : ['two-languages-one-address'];
    const variables = { limit: 10, offset: 0, slug, section: ['insights'], group: ['clientType'] };
    const { errors, data, status } = await api.post({ operationName, variables, query });
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
    const [answered] = Object.values(data);
    expect(Array.isArray(answered) ? answered.length : answered).toBeTruthy();
  });
});

describe('the Craft-compatible API', () => {
  it('returns relations and assets as lists, absolute URLs, ISO dates and head containers', async () => {
    const { data } = await ask(`{ entries(section: "insights", limit: 1, offset: 34) {
      __typename id title slug postDate
      seomatic { metaTitleContainer metaTagContainer metaJsonLdContainer }
      ... on insights_Entry { articleCategory { id title } author { title } thumbnail { url title alt width height } }
    } }`);
    const [entry] = data.entries;
    expect(entry).toMatchObject({ __typename: 'insights_Entry', postDate: expect.stringContaining('2021-11-16T') });
    expect(new Date(entry.postDate).toISOString()).toBe(entry.postDate);
    expect(entry.articleCategory).toHaveLength(1);
    expect(entry.author).toHaveLength(1);
    expect(entry.thumbnail[0]).toMatchObject({ width: 1920, height: 1440 });
    expect(entry.thumbnail[0].url).toMatch(new RegExp(`^${site}/media/`));
    expect(entry.seomatic.metaTitleContainer).toMatch(/^<title>.+<\/title>$/);
    expect(entry.seomatic.metaTagContainer).toContain(`property="og:url" content="${site}/insights/${entry.slug}"`);
    expect(entry.seomatic.metaJsonLdContainer).toContain('"@type":"Article"');
  });

  it('accepts lists and single values, filters by category and counts', async () => {
    const { data, errors } = await ask(`{
      one: entry(section: "works", slug: "tai-ping") { title }
      two: entries(section: ["works"], slug: ["tai-ping", "tree"]) { title }
      retail: entryCount(section: "works", relatedToCategories: [{ slug: "retail" }])
      none: entries(section: "works", relatedToCategories: [{ slug: ["no-such-type"] }]) { slug }
      articles: entryCount(section: "insights")
      types: categories(group: "clientType") { id title slug }
    }`);
    expect(errors).toBeUndefined();
    expect(data.one.title).toBe('Tai Ping');
    expect(data.two.map(({ title }: { title: string }) => title).sort()).toEqual(['Tai Ping', 'Tree']);
    expect(data.retail).toBe(3);
    expect(data.none).toEqual([]);
    expect(data.articles).toBe(35);
    expect(data.types).toHaveLength(4);
  });

  it('returns each entry once across windows of any offset', async () => {
    const all = (await ask('{ entries(section: "insights", limit: 1000) { id } }')).data.entries;
    const windows = [];
    for (let offset = 0; offset < all.length; offset += 4) {
      const { data } = await ask(`{ entries(section: "insights", limit: 4, offset: ${offset}) { id } }`);
      windows.push(...data.entries);
    }
    expect(windows).toEqual(all);
    expect(new Set(windows.map(({ id }: { id: string }) => id)).size).toBe(35);
    expect((await ask('{ entries(section: "insights", limit: 0) { id } }')).data.entries).toEqual([]);
  });

  it('gives each entry and category a unique id', async () => {
    const { data } = await ask(`{
      works: entries(section: "works") { id } insights: entries(section: "insights") { id }
      types: categories(group: "clientType") { id } topics: categories(group: "articleCategory") { id }
    }`);
    const ids = Object.values<{ id: string }[]>(data).flatMap((list) => list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('answers GET requests', async () => {
    expect(await api.get('{ entryCount(section: "works") }')).toEqual({ status: 200, data: { entryCount: 10 } });
  });
});

it('the API returns the same open jobs as jobs.json', async () => {
  const { data, errors } = await ask(`{ jobs {
    job slug experience location text jobTrack { heading text } postDate dateUpdated validThrough description
  } }`);
  expect(errors).toBeUndefined();
  const rows = await readJobs(api.payload);
  expect(data.jobs).toEqual(rows.map(({ socialPicture, ...row }) => row));
});

it('one query may ask for the neighbours of a hundred entries', async () => {
  const { errors, data } = await ask('{ entries(section: "insights", limit: 100) { next { slug } prev { slug } } }');
  expect(errors).toBeUndefined();
  expect(data.entries.at(0).prev).toBeNull();
  expect(data.entries.at(-1).next).toBeNull();
});

describe('bad requests', () => {
  const deep = `{ entries(section: "insights") { ${'next { '.repeat(20)} slug ${'} '.repeat(20)} } }`;
  const wide = `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: entryCount(section: "works")`).join(' ')} }`;
  const long = `{ ${'__typename '.repeat(3000)} }`;
  const costly =
    '{ entries(section: "insights", limit: 1000) { seomatic { metaTagContainer } ... on insights_Entry { readingNote author { title } } } }';
  it.each<[string, unknown]>([
    ['plain text', 'hello'],
    ['incomplete JSON', '{"query": "{ entryCount'],
    ['no query', {}],
    ['an empty query', { query: '' }],
    ['a query that is not a string', { query: 7 }],
    ['a syntax error', { query: '{ entries(' }],
    ['an unknown field', { query: '{ users { email } }' }],
    ['an unknown operation', { operationName: 'nothing', query: 'query something { entryCount(section: "works") }' }],
    [
      'a variable of the wrong type',
      { query: 'query q($n: Int) { entries(section: "works", limit: $n) { id } }', variables: { n: 'many' } },
    ],
    ['a negative limit', { query: '{ entries(section: "works", limit: -1) { id } }' }],
    ['an unknown argument', { query: '{ entries(section: "works", orderBy: "password") { id } }' }],
    ['no section', { query: '{ entries { id } }' }],
    ['an unknown section', { query: '{ entries(section: "users") { id } }' }],
    ['an unknown group', { query: '{ categories(group: "users") { id } }' }],
    ['several operations at once', [{ query: '{ jobs { slug } }' }, { query: '{ jobs { slug } }' }]],
    ['a mutation', { query: 'mutation { entryCount(section: "works") }' }],
    ['a body that is too large', { query: `{ entryCount(section: "works") } # ${'x'.repeat(largestApiBody)}` }],
  ])('with %s return errors without internal details', async (_name, body) => {
    const result = await api.post(body);
    expect(result.errors?.length).toBeGreaterThan(0);
    expect(JSON.stringify(result)).not.toMatch(/node_modules|\bat .+:\d+:\d+|SQLITE|select .+ from/i);
  });

  it.each([
    ['too deep', deep],
    ['too wide', wide],
    ['too long', long],
    ['reading too much', costly],
  ])('with a query that is %s return 400 before any read of the database', async (_name, query) => {
    const [find, count] = [vi.spyOn(api.payload, 'find'), vi.spyOn(api.payload, 'count')];
    const { status, errors, data } = await ask(query);
    expect([status, errors?.length, data]).toEqual([400, 1, undefined]);
    expect(find).not.toHaveBeenCalled();
    expect(count).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('find only content types in the introspected schema', async () => {
    const { data } = await ask('{ __schema { types { name } } }');
    expect(JSON.stringify(data)).not.toMatch(/user|password|token|enquir/i);
  });
});

describe('drafts', () => {
  it('are returned only to requests with a valid token', async () => {
    const draft = await api.payload.create({
      collection: 'works',
      data: { title: 'Secret case', slug: 'secret-case', postDate: '2024-01-01T00:00:00.000Z', _status: 'draft' },
    });
    const published = await api.payload.find({ collection: 'works', where: { slug: { equals: 'tree' } } });
    await api.payload.update({
      collection: 'works',
      id: published.docs[0]?.id ?? 0,
      data: { subject: 'Secret subject' },
      draft: true,
    });
    const query =
      '{ entries(section: "works") { slug status ... on works_Entry { subject } } entryCount(section: "works") direct: entry(section: "works", slug: "secret-case") { title } }';

    const unauthorised: Record<string, string>[] = [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: 'Bearer ' },
      { authorization: 'users API-Key x' },
    ];
    for (const headers of unauthorised) {
      const answered = await ask(query, {}, headers);
      expect(JSON.stringify(answered.data)).not.toContain('ecret');
      expect(answered.data.direct).toBeNull();
      expect(answered.data.entryCount).toBe(10);
    }

    const authorization = `Bearer ${await token()}`;
    const asPublicSite = await ask(query, {}, { authorization, 'x-published-only': '1' });
    expect(JSON.stringify(asPublicSite.data)).not.toContain('ecret');
    const { data } = await ask(query, {}, { authorization });
    expect(data.direct).toEqual({ title: 'Secret case' });
    expect(data.entries).toContainEqual({ slug: 'secret-case', status: 'draft', subject: null });
    expect(data.entries).toContainEqual(expect.objectContaining({ slug: 'tree', subject: 'Secret subject' }));
    await api.payload.delete({ collection: 'works', id: draft.id });
  });

  it('of jobs are not in the list of jobs', async () => {
    await api.payload.create({
      collection: 'jobs',
      draft: true,
      data: {
        job: 'Secret job',
        slug: 'secret-job',
        experience: 'x',
        location: 'x',
        postDate: '2024-01-01T00:00:00.000Z',
        _status: 'draft',
      },
    });
    const rows = await readJobs(api.payload);
    expect(rows.map(({ slug }) => slug).sort()).toEqual([
      'digital-strategist-jobs',
      'performance-marketing-jobs',
      'ux-ui-designer-jobs',
      'web-developer-jobs',
    ]);
    for (const row of rows) {
      expect(row.text).toMatch(/^<p>/);
      expect(Date.parse(row.dateUpdated)).toBeGreaterThanOrEqual(Date.parse(row.postDate));
      expect(row.jobTrack.length).toBeGreaterThanOrEqual(5);
    }
  });
});

it('a record that is withheld from the first language is returned with a token alone', async () => {
  const { docs } = await api.payload.find({
    collection: 'works',
    where: { _status: { equals: 'published' } },
    limit: 1,
  });
  const [work] = docs;
  const query = 'query ($slug: [String]) { entries(section: "works", slug: $slug) { slug } }';
  const found = async (headers = {}) => (await ask(query, { slug: [work?.slug] }, headers)).data;
  expect(await found()).toEqual({ entries: [{ slug: work?.slug }] });
  const withheld = await api.payload.create({
    collection: 'translations',
    data: { of: 'works', record: work?.id ?? 0, language: 'en-GB', texts: {}, _status: 'draft' },
  });
  expect(await found()).toEqual({ entries: [] });
  expect(await found({ authorization: `Bearer ${await token()}` })).toEqual({ entries: [{ slug: work?.slug }] });
  await api.payload.delete({ collection: 'translations', id: withheld.id });
});

describe('the sample content', () => {
  it('is not added to a database that has content', async () => {
    const before = await api.payload.count({ collection: 'media' });
    await seedContent(api.payload, () => undefined);
    expect(await api.payload.count({ collection: 'media' })).toEqual(before);
  });
});
