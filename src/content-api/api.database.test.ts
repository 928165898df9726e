// On SQLite, and on PostgreSQL in the full run: criteria become SQL.
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedContent } from '../cms/seeding/seed.ts';
import { openSampleContent } from '../cms/test-support.ts';
import * as queries from '../content/craft/queries.ts';
import { readJobs } from '../content/payload/jobs.ts';
import { type AnswerApi, largestApiBody } from './answering.ts';
import { contentApiServer } from './server.ts';

const site = 'https://www.site.example';

let payload: Payload;
let answer: AnswerApi;
const sender = '192.0.2.1';

beforeAll(async () => {
  payload = await openSampleContent();
  answer = contentApiServer(payload, site);
});

afterAll(async () => {
  await payload.destroy();
});

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer has whatever shape its query asked for.
  readonly data: any;
  readonly errors?: readonly { readonly message: string }[];
}

async function post(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await answer(
    new Request(`${site}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    sender,
  );
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

const ask = (query: string, variables = {}, headers = {}) => post({ query, variables }, headers);

async function token(): Promise<string> {
  const apiKey = crypto.randomUUID();
  await payload.create({ collection: 'api-tokens', data: { name: 'Test', enableAPIKey: true, apiKey } });
  return apiKey;
}

describe('the operations of the site', () => {
  it.each(Object.values(queries).map(({ name, document }) => [name, document]))(
    '%s answers without errors',
    async (operationName, query) => {
      const slug = /^get(WorkDetails|NextWork)$/.test(operationName) ? ['tai-ping'] : ['two-languages-one-address'];
      const { errors, data, status } = await post({ operationName, variables: { limit: 10, offset: 0, slug }, query });
      expect(errors).toBeUndefined();
      expect(status).toBe(200);
      expect(Object.values(data).every((value) => value !== null)).toBe(true);
    },
  );
});

describe('the shape of Craft', () => {
  it('gives relations and assets as lists, absolute addresses, formatted dates and head containers', async () => {
    const { data } = await ask(`{ entries(section: "insights", limit: 1, orderBy: "postDate ASC") {
      __typename id title slug url sectionHandle postDate day: postDate @formatDateTime(format: "j F Y")
      seomatic { metaTitleContainer metaTagContainer metaLinkContainer metaJsonLdContainer }
      ... on insights_Entry { articleCategory { id title } author { title } thumbnail { url title alt width height } }
    } }`);
    const [entry] = data.entries;
    expect(entry).toMatchObject({ __typename: 'insights_Entry', sectionHandle: 'insights', day: '16 November 2021' });
    expect(entry.url).toBe(`${site}/insights/${entry.slug}`);
    expect(new Date(entry.postDate).toISOString()).toBe(entry.postDate);
    expect(entry.articleCategory).toHaveLength(1);
    expect(entry.author).toHaveLength(1);
    expect(entry.thumbnail[0]).toMatchObject({ width: 1920, height: 1440 });
    expect(entry.thumbnail[0].url).toMatch(new RegExp(`^${site}/media/`));
    expect(entry.seomatic.metaTitleContainer).toMatch(/^<title>.+<\/title>$/);
    expect(entry.seomatic.metaLinkContainer).toBe(`<link rel="canonical" href="${entry.url}">`);
    expect(entry.seomatic.metaJsonLdContainer).toContain('"@type":"Article"');
  });

  it('takes lists and single values alike, searches, orders and counts', async () => {
    const { data, errors } = await ask(`{
      one: entry(slug: "tai-ping") { title }
      two: entries(slug: ["tai-ping", "tree"], orderBy: "title desc") { title }
      found: entries(section: ["works"], search: "carpet") { slug }
      retail: entryCount(section: "works", relatedToCategories: [{ slug: "retail", group: "clientType" }])
      none: entries(section: "works", relatedToCategories: [{ slug: ["no-such-type"] }]) { slug }
      all: entryCount
      types: categories(group: "clientType") { title slug groupHandle }
    }`);
    expect(errors).toBeUndefined();
    expect(data.one.title).toBe('Tai Ping');
    expect(data.two.map(({ title }: { title: string }) => title)).toEqual(['Tree', 'Tai Ping']);
    expect(data.found).toEqual([{ slug: 'tai-ping' }]);
    expect(data.retail).toBe(3);
    expect(data.none).toEqual([]);
    expect(data.all).toBe(45);
    expect(data.types).toHaveLength(4);
  });

  it('pages through both sections at once', async () => {
    const { data } = await ask('{ all: entries(limit: 45) { slug } part: entries(limit: 7, offset: 12) { slug } }');
    expect(data.part).toEqual(data.all.slice(12, 19));
  });

  it('answers GET and batches', async () => {
    const got = await answer(
      new Request(`${site}/api?query=${encodeURIComponent('{ entryCount(section: "works") }')}`),
      sender,
    );
    expect(await got.json()).toEqual({ data: { entryCount: 10 } });
    const response = await answer(
      new Request(`${site}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([{ query: '{ entryCount(section: "works") }' }, { query: '{ nothing }' }]),
      }),
      sender,
    );
    const [first, second] = (await response.json()) as Answer[];
    expect(first?.data).toEqual({ entryCount: 10 });
    expect(second?.errors).toHaveLength(1);
  });

  it('is described whole by its schema file', () => {
    const sdl = readFileSync('docs/content-api.graphql', 'utf8');
    expect(() => buildSchema(sdl)).not.toThrow();
  });
});

it('the neighbours of a hundred entries can be asked for at once', async () => {
  const { errors, data } = await ask('{ entries(section: "insights", limit: 100) { next { slug } prev { slug } } }');
  expect(errors).toBeUndefined();
  expect(data.entries.at(0).prev).toBeNull();
  expect(data.entries.at(-1).next).toBeNull();
});

describe('bad requests', () => {
  const deep = `{ entry(section: "insights") { ${'next { '.repeat(20)} slug ${'} '.repeat(20)} } }`;
  const wide = `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: entryCount`).join(' ')} }`;
  const long = `{ ${'entryCount '.repeat(3000)} }`;
  const costly = `{ entries(limit: 1000) { ${'next { prev { next { slug title url } } } '.repeat(1)} } ${Array.from({ length: 15 }, (_, n) => `b${n}: entries(limit: 1000) { next { next { next { slug } } } }`).join(' ')} }`;
  it.each<[string, unknown]>([
    ['no JSON', 'hello'],
    ['half a JSON', '{"query": "{ entryCount'],
    ['no query', {}],
    ['an empty query', { query: '' }],
    ['a query that is no string', { query: 7 }],
    ['a syntax error', { query: '{ entries(' }],
    ['an unknown field', { query: '{ users { email } }' }],
    ['an unknown operation', { operationName: 'nothing', query: 'query something { entryCount }' }],
    [
      'a variable of the wrong kind',
      { query: 'query q($n: Int) { entries(limit: $n) { id } }', variables: { n: 'many' } },
    ],
    ['a negative limit', { query: '{ entries(limit: -1) { id } }' }],
    ['an unknown order', { query: '{ entries(orderBy: "password") { id } }' }],
    [
      'an unknown time zone',
      { query: '{ entries(limit: 1) { postDate @formatDateTime(format: "Y", timezone: "Mars/Base") } }' },
    ],
    ['a mutation', { query: 'mutation { entryCount }' }],
    ['a query that is too deep', { query: deep }],
    ['a query with too many aliases', { query: wide }],
    ['a query that is too long', { query: long }],
    ['a query that reads too much', { query: costly }],
    ['a body that is too large', { query: `{ entryCount } # ${'x'.repeat(largestApiBody)}` }],
  ])('with %s get an answer with errors, and nothing about the inside', async (_name, body) => {
    const result = await post(body);
    expect(result.errors?.length).toBeGreaterThan(0);
    expect(JSON.stringify(result)).not.toMatch(/node_modules|\bat .+:\d+:\d+|SQLITE|select .+ from/i);
  });

  it('cannot ask for the schema of anything but the content', async () => {
    const { data } = await ask('{ __schema { types { name } } }');
    expect(JSON.stringify(data)).not.toMatch(/user|password|token|enquir/i);
  });
});

describe('drafts', () => {
  it('are seen with a token, and in no other way', async () => {
    const draft = await payload.create({
      collection: 'works',
      data: { title: 'Secret case', slug: 'secret-case', postDate: '2024-01-01T00:00:00.000Z', _status: 'draft' },
    });
    const published = await payload.find({ collection: 'works', where: { slug: { equals: 'tree' } } });
    await payload.update({
      collection: 'works',
      id: published.docs[0]?.id ?? 0,
      data: { subject: 'Secret subject' },
      draft: true,
    });
    const query =
      '{ entries(section: "works") { slug status ... on works_Entry { subject } } entryCount(section: "works") search: entries(search: "Secret") { slug } direct: entry(slug: "secret-case") { title } }';

    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: 'Bearer ' },
      { authorization: 'users API-Key x' },
    ]) {
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
    await payload.delete({ collection: 'works', id: draft.id });
  });

  it('of jobs are not among the jobs', async () => {
    await payload.create({
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
    const rows = await readJobs(payload);
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

describe('the sample content', () => {
  it('is not added to a database that has content', async () => {
    const before = await payload.count({ collection: 'media' });
    await seedContent(payload, () => undefined);
    expect(await payload.count({ collection: 'media' })).toEqual(before);
  });
});
