// On SQLite, and on PostgreSQL in the full run: SQL finds the public addresses and the times
// of their changes.
import { type FastifyBaseLogger, fastify } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { newPage, newWork } from '../../cms/testing/records.ts';
import { parseSettings } from '../../config/env.ts';
import { payloadContentSource } from '../../content/payload/source.ts';
import { keyRoute } from './routes.ts';
import { isPublicSite, notifyIndexNow } from './service.ts';
import { startSearchEngine } from './testing/search-engine.ts';
import { IndexNowWork, startIndexNow } from './work.ts';

const key = 'a-key-of-this-test';
const payload = await openForTests();
const content = payloadContentSource(payload, 'https://www.agency.example');
const server = fastify();
keyRoute(server, key);
const engine = await startSearchEngine(async (path) => (await server.inject(path)).body);
const settings = parseSettings({
  SITE_URL: 'https://www.agency.example',
  INDEXNOW_KEY: key,
  INDEXNOW_URL: engine.url,
});
let now = Date.parse('2026-11-20T08:00:00.000Z');

function worker() {
  const warned: string[] = [];
  const work = new IndexNowWork({
    payload,
    content,
    now: () => now,
    report: (paths) => notifyIndexNow(settings, key, paths),
    log: { warn: (message: unknown) => void warned.push(String(message)) },
  });
  return { work, warned };
}

beforeEach(async () => {
  engine.reported.length = 0;
  await payload.kv.delete('indexnow');
});
afterAll(() => {
  expect(engine.issues).toEqual([]);
  engine.stop();
});

describe('IndexNow', () => {
  it('reports published, changed and withdrawn pages, and no drafts', async () => {
    const { work, warned } = worker();
    await work.look();
    expect(engine.reported).toEqual([]);

    const made = await newWork(payload, { slug: 'new-lights', title: 'Lights' });
    await newWork(payload, { slug: 'new-secret', _status: 'draft' });
    await newPage(payload, '/new-pier');
    work.changed();
    await work.look();
    expect(engine.reported.map((paths) => [...paths].sort())).toEqual([['/new-pier', '/work', '/work/new-lights']]);

    await payload.update({ collection: 'works', id: made.id, data: { title: 'Being written' }, draft: true });
    work.changed();
    await work.look();
    expect(engine.reported).toHaveLength(1);

    await payload.update({ collection: 'works', id: made.id, data: { title: 'Nights', _status: 'published' } });
    work.changed();
    await work.look();
    expect([...(engine.reported[1] ?? [])].sort()).toEqual(['/work', '/work/new-lights']);

    await payload.update({ collection: 'works', id: made.id, data: { _status: 'draft' } });
    work.changed();
    await work.look();
    expect(engine.reported[2]).toContain('/work/new-lights');
    work.changed();
    await work.look();
    expect([engine.reported.length, warned]).toEqual([3, []]);
  });

  it('reports pages published during downtime after a start, each once', async () => {
    await worker().work.look();
    await newPage(payload, '/new-while-away');
    await worker().work.look();
    expect(engine.reported).toEqual([['/new-while-away']]);
    await worker().work.look();
    expect(engine.reported).toHaveLength(1);
  });

  it('retries a failed report after Retry-After, together with newer pages', async () => {
    const { work, warned } = worker();
    await work.look();
    engine.answer.push({ status: 429, headers: { 'retry-after': '3600' } }, { status: 503 });
    await newPage(payload, '/new-first');
    work.changed();
    await work.look();
    await newPage(payload, '/new-second');
    work.changed();
    now += 60 * 60 * 1000 - 1;
    await work.look();
    expect(engine.answer).toHaveLength(1);
    now += 60 * 60 * 1000;
    await work.look();
    expect(engine.answer).toHaveLength(0);
    expect(engine.reported).toEqual([]);
    now += 60 * 60 * 1000;
    await work.look();
    expect(engine.reported.map((paths) => [...paths].sort())).toEqual([['/new-first', '/new-second']]);
    expect(warned).toEqual(['IndexNow was not told of 1 changed pages. It answered 429. It is tried again.']);
  });

  it('marks the report for a retry when the search engine is unreachable', async () => {
    const away = await startSearchEngine(async () => key);
    away.stop();
    const outcome = await notifyIndexNow({ ...settings, INDEXNOW_URL: away.url }, key, ['/work']);
    expect(outcome).toMatchObject({ outcome: 'again', note: 'It could not be asked: ECONNREFUSED.' });
  });
});

describe('a site', () => {
  it.each([
    ['has no key', {}],
    ['is not public', { INDEXNOW_KEY: key }],
  ])('that %s does not start IndexNow', (_, given) => {
    const log = { warn: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger;
    expect(
      startIndexNow(parseSettings(given), { payload, content, changes: { subscribe: () => undefined }, log }),
    ).toBeUndefined();
  });

  it('serves its IndexNow key as a text file', async () => {
    const answer = await server.inject(`/${key}.txt`);
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      key,
      'text/plain; charset=utf-8',
    ]);
    expect((await server.inject('/another-key.txt')).statusCode).toBe(404);
  });

  it.each([
    ['https://www.agency.example', true],
    ['http://www.agency.example', false],
    ['http://localhost:3000', false],
    ['https://localhost', false],
    ['https://192.168.1.20', false],
    ['https://[::1]', false],
    ['https://staging.internal', false],
    ['https://site.test', false],
  ])('at %s is public: %s', (url, expected) => {
    expect(isPublicSite(url)).toBe(expected);
  });
});
