// On SQLite, and on PostgreSQL in the full run: page queries become SQL.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentApiServer } from '../api/server.ts';
import { openSampleContent } from '../cms/testing/open-for-tests.ts';
import { brand } from '../config/brand/facts.ts';
import { parseSettings } from '../config/env.ts';
import { readJobs } from '../content/payload/jobs.ts';
import { payloadContentSource } from '../content/payload/source.ts';
import { remoteHost } from '../content/remote/host.ts';
import { remoteContentSource } from '../content/remote/source.ts';
import type { EntrySource } from '../content/source.ts';
import { specifiedCaseFields } from '../content/testing/specified-case-fields.ts';
import { apiRoutes } from './http/api-routes.ts';
import { limitClients } from './limits/client-rate-limits.ts';

let payload: Payload;
let server: FastifyInstance;
let direct: EntrySource;
let overHttp: EntrySource;

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

beforeAll(async () => {
  payload = await openSampleContent();
  // Answers contain their own full address, so the port is chosen first.
  const origin = `http://127.0.0.1:${await freePort()}`;
  server = fastify();
  const answerApi = contentApiServer(payload, origin);
  apiRoutes(
    server,
    () => ({ answerApi, readJobs: () => readJobs(payload) }),
    origin,
    limitClients(server, parseSettings()).api,
  );
  await server.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  direct = payloadContentSource(payload, origin);
  overHttp = remoteContentSource(remoteHost({ apiUrl: `${origin}/api`, siteOrigin: origin }));
});

afterAll(async () => {
  await server.close();
  await payload.destroy();
});

describe.each([
  ['from the database', () => direct],
  ['from a host over HTTP', () => overHttp],
])('content %s', (_name, theSource) => {
  it('has every field of a case that the specification names', async () => {
    const source = theSource();
    const work = await source.work('tai-ping');
    if (!work) throw new Error('There is no such case.');
    for (const field of specifiedCaseFields) {
      const value = work[field];
      expect(value, field).not.toBeNull();
      if (Array.isArray(value)) expect(value.length, field).toBeGreaterThan(0);
    }
    expect(work.gallery).toHaveLength(5);
    expect(work.results).toContain('2,502');
    expect(work.workHeroImage).toMatchObject({ width: 2560, height: 1440 });
    expect(work.workHeroImage?.sources.map(({ width, format }) => `${format} ${width}`)).toEqual([
      'avif 400',
      'avif 800',
      'avif 1280',
      'avif 1920',
      'avif 2560',
      'webp 1200',
    ]);
    expect(work.colours).toHaveLength(5);
    expect(work.workHeroImage?.url).toMatch(/^\/media\/tai-ping-work-hero-image/);
    expect(work.head.title).toBe(`Tai Ping, a catalogue as deep as the pile – ${brand.name}`);
  });

  it('has cases and articles in pages without gaps or overlaps', async () => {
    const source = theSource();
    const total = await source.insightCount();
    expect(total).toBeGreaterThanOrEqual(32);
    const slugs: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 10); page += 1) {
      const { articles } = await source.insightPage({ page });
      slugs.push(...articles.map(({ slug }) => slug));
    }
    expect(slugs).toHaveLength(total);
    expect(new Set(slugs).size).toBe(total);
    expect((await source.works()).map(({ slug }) => slug).sort()).toEqual([
      'arabica',
      'drc-feast',
      'love-from-blue',
      'omtis-fine-wines',
      'only-beverages',
      'sovereign-group',
      'tai-ping',
      'tree',
      'truflation',
      'waves-pacific',
    ]);
  });

  it('filters articles by category', async () => {
    const source = theSource();
    const { categories } = await source.insightPage({ page: 1 });
    expect(categories.length).toBeGreaterThanOrEqual(5);
    let sum = 0;
    for (const { slug } of categories) {
      const { articles } = await source.insightPage({ page: 1, category: slug });
      expect(articles.every((article) => article.categories.some((category) => category.slug === slug))).toBe(true);
      sum += await source.insightCount(slug);
    }
    expect(sum).toBe(await source.insightCount());
  });

  it('returns pictures for the requested articles only', async () => {
    const source = theSource();
    const { articles } = await source.insightPage({ page: 1 });
    const pictured = articles.filter(({ thumbnail }) => thumbnail).slice(0, 3);
    expect(pictured).toHaveLength(3);
    const found = await source.insightThumbnails([...pictured.map(({ slug }) => slug), 'nothing']);
    expect(found).toEqual(new Map(pictured.map(({ slug, thumbnail }) => [slug, thumbnail])));
    expect(await source.insightThumbnails([])).toEqual(new Map());
  });

  it('links articles to their neighbours in both directions', async () => {
    const source = theSource();
    const { articles } = await source.insightPage({ page: 1 });
    const [newest, second] = articles;
    if (!newest || !second) throw new Error('There are no articles.');
    const first = await source.insightPager(newest.slug);
    expect(first.previous).toBeNull();
    expect(first.next?.slug).toBe(second.slug);
    expect((await source.insightPager(second.slug)).previous?.slug).toBe(newest.slug);
    expect(first.newest).toHaveLength(4);
  });

  it('links each case to the next, and the last to the first', async () => {
    const source = theSource();
    const slugs = (await source.works()).map(({ slug }) => slug);
    let slug = slugs[0] ?? '';
    const visited: string[] = [];
    for (const _ of slugs) {
      visited.push(slug);
      slug = (await source.work(slug))?.next?.slug ?? '';
    }
    expect(visited).toEqual(slugs);
    expect(slug).toBe(slugs[0]);
  });

  it('returns null for an unknown slug', async () => {
    const source = theSource();
    expect(await source.work('nothing')).toBeNull();
    expect(await source.insight('nothing')).toBeNull();
  });
});

describe('the database and the API', () => {
  /** Results of all requests that a site makes to a source. */
  const everything = async (source: EntrySource) => {
    const works = await source.works();
    const articles = await source.insightAddresses();
    const types = await source.workTypes();
    const { categories } = await source.insightPage({ page: 1 });
    return {
      works,
      articles,
      types,
      workPages: await Promise.all([1, 2].map((page) => source.workPage({ page }))),
      workPagesOfType: await Promise.all(types.map(({ slug }) => source.workPage({ page: 1, type: slug }))),
      workCounts: await Promise.all(types.map(({ slug }) => source.workCount(slug))),
      // The content API has no films.
      cases: await Promise.all(works.map(async ({ slug }) => ({ ...(await source.work(slug)), walk: null }))),
      pages: await Promise.all([1, 2, 4, 5].map((page) => source.insightPage({ page }))),
      pagesOfCategory: await Promise.all(categories.map(({ slug }) => source.insightPage({ page: 1, category: slug }))),
      counts: await Promise.all(
        [undefined, ...categories.map(({ slug }) => slug)].map((slug) => source.insightCount(slug)),
      ),
      changes: await source.workChanges(),
      words: await source.insightWords(),
      thumbnails: await source.insightThumbnails([...articles.map(({ slug }) => slug), 'nothing']),
      insights: await Promise.all(articles.map(({ slug }) => source.insight(slug))),
      pagers: await Promise.all(articles.map(({ slug }) => source.insightPager(slug))),
      jobs: await source.jobs(),
      missing: [
        await source.work('nothing'),
        await source.insight('nothing'),
        await source.insightPager('nothing'),
        await source.workPage({ page: 1, type: 'nothing' }),
        await source.insightCount('nothing'),
        await source.wasJob('nothing'),
      ],
    };
  };

  it('return the same content', async () => {
    const [one, other] = [await everything(direct), await everything(overHttp)];
    for (const name of Object.keys(one) as (keyof typeof one)[]) expect(other[name], name).toEqual(one[name]);
  });
});
