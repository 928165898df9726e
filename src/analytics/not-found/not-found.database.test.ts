// On both databases: rows of several instances are added up by a statement that each writes
// differently.
import { sql } from '@payloadcms/db-postgres/drizzle';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, readRows } from '../../cms/database/transaction.ts';
import { ask, signIn } from '../../cms/rest/test-support.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { newPage, newWork } from '../../cms/testing/records.ts';
import { openAnalytics } from '../open.ts';
import { readNotFound } from './read-list.ts';

const payload = await openForTests();
const now = Date.parse('2026-11-30T03:00:00Z');
const visitor = {
  host: 'agency.example',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'sec-fetch-dest': 'document',
};
const warnings: unknown[] = [];

const instance = (at = now) =>
  openAnalytics({
    payload,
    find: async () => ({ count: 1 }),
    warn: (error) => warnings.push(error),
    secret: 'a secret of this test, long enough',
    now: () => at,
  });

const run = (statement: ReturnType<typeof sql>) =>
  inTransaction(payload, async ({ query }) => void (await query(statement)));

interface Row {
  readonly path: string;
  readonly count: number | string;
  readonly referrer: string;
}

const rows = async () =>
  (await readRows<Row>(payload, sql`select path, count, referrer from not_found order by count desc, path`)).map(
    ({ path, count, referrer }) => `${path} ${Number(count)} ${referrer}`,
  );

const ask404 = async (asked: Readonly<Record<string, number>>, headers: object = {}) => {
  const analytics = instance();
  for (const [path, times] of Object.entries(asked))
    for (let time = 0; time < times; time += 1) analytics.missing({ ...visitor, ...headers }, path);
  await analytics.stop();
};

beforeEach(async () => {
  warnings.length = 0;
  await run(sql`delete from not_found`);
  await run(sql`delete from redirects`);
});

describe('addresses that were not found', () => {
  it('are added up by two instances, and keep the page of ours that leads there', async () => {
    const [one, other] = [instance(), instance()];
    one.missing({ ...visitor, referer: 'https://agency.example/about-us?from=mail#top' }, '/gone');
    other.missing({ ...visitor, referer: 'https://guide.example/list' }, '/gone');
    other.missing(visitor, '/gone-too');
    other.missing({ ...visitor, referer: 'https://guide.example/list' }, '/gone-too');
    await Promise.all([one.write(), other.write()]);
    one.missing({ ...visitor, referer: 'https://other.example/' }, '/gone');
    await one.stop();
    await other.stop();
    expect(await rows()).toEqual(['/gone 3 /about-us', '/gone-too 2 guide.example']);
    expect(warnings).toEqual([]);
  });

  it('are not counted for robots, opt-outs, fetches ahead, scripts, probes and possible personal data', async () => {
    for (const headers of [
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'user-agent': 'curl/8' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-dest': 'image' },
    ])
      await ask404({ '/gone': 1 }, headers);
    await ask404({ '/login.php': 1, '/.env': 1, '/for/amy@six.example': 1, '/call/23456789': 1 });
    expect(await rows()).toEqual([]);
  });

  it('never name a page of ours by what may be personal, nor a private host', async () => {
    await ask404({ '/gone': 1 }, { referer: 'https://agency.example/for/amy@six.example' });
    await ask404({ '/gone-too': 1 }, { referer: 'http://192.168.1.7/wiki' });
    expect(await rows()).toEqual(['/gone 1 ', '/gone-too 1 ']);
  });

  it('are all counted when sixty are asked for at once', async () => {
    await ask404(Object.fromEntries(Array.from({ length: 60 }, (_, page) => [`/gone-${page}`, 2])));
    expect(await rows()).toHaveLength(60);
  });

  it('fill at most 500 rows, of which the least counted and oldest go', async () => {
    await ask404({ '/often': 5 });
    const analytics = instance(now + 1000);
    for (let page = 0; page < 10_000; page += 1) {
      analytics.missing(visitor, `/gone-${page}`);
      if (page % 400 === 0) await analytics.write();
    }
    await analytics.stop();
    const kept = await rows();
    expect(kept).toHaveLength(500);
    expect(kept[0]).toBe('/often 5 ');
    await ask404({ '/another': 2 });
    expect((await rows()).slice(0, 2)).toEqual(['/often 5 ', '/another 2 ']);
    expect(await rows()).toHaveLength(500);
  });

  it('go after ninety days without a request', async () => {
    await ask404({ '/gone': 9 });
    const later = instance(now + 91 * 24 * 60 * 60 * 1000);
    later.missing(visitor, '/fresh');
    await later.stop();
    expect(await rows()).toEqual(['/fresh 1 ']);
  });

  it('are kept when a write fails, and written the next time', async () => {
    const analytics = instance();
    analytics.missing(visitor, '/gone');
    await run(sql`alter table not_found rename to not_found_away`);
    await expect(analytics.write()).rejects.toThrow();
    analytics.missing(visitor, '/gone');
    await run(sql`alter table not_found_away rename to not_found`);
    await analytics.stop();
    expect(await rows()).toEqual(['/gone 2 ']);
  });
});

describe('the list of addresses that were not found', () => {
  const email = 'editor@agency.example';
  const password = 'a password of this test';
  const tabs = async () => {
    const { open, redirected, ignored } = await readNotFound(payload);
    return [open, redirected, ignored].map((tab) => tab.map(({ path }) => path));
  };

  it('has pages of ours first, a suggestion, and moves on with redirects, pages and what is ignored', async () => {
    await payload.create({
      collection: 'users',
      data: { email, name: 'Ann', password, roles: ['editor'], mustChangePassword: false },
    });
    const token = (await signIn(payload, email, password)) ?? '';
    const post = (path: string, body: object) => ask(payload, path, { method: 'POST', body, token });
    await newPage(payload, '/about-us', { title: 'About us' });
    const { slug } = await newWork(payload, { slug: 'pier-timetable' });
    await ask404({ '/case-studies/pier-timetable': 9, '/free-templates': 4 });
    await ask404({ '/abuot-us': 2 }, { referer: 'https://agency.example/about-us' });
    const list = await readNotFound(payload);
    expect(list.open.map(({ path, from }) => [path, typeof from === 'string' ? from : from.title])).toEqual([
      ['/abuot-us', 'About us'],
      ['/case-studies/pier-timetable', ''],
      ['/free-templates', ''],
    ]);
    expect(list.open.map((missing) => list.suggestFor(missing)?.to)).toEqual(['/about-us', `/work/${slug}`, undefined]);
    const [typo, moved, templates] = list.open;

    expect((await post('/redirects', { from: moved?.path, to: `/work/${slug}` })).status).toBe(201);
    expect((await post(`/not-found/${templates?.id}/ignore`, { ignored: true })).status).toBe(200);
    expect(await tabs()).toEqual([[typo?.path], [moved?.path], [templates?.path]]);

    await ask404({ '/free-templates': 35 });
    expect((await tabs())[2]).toEqual(['/free-templates']);
    await ask404({ '/free-templates': 1 });
    expect((await tabs())[0]).toEqual(['/abuot-us', '/free-templates']);

    // A page that comes later wins over the redirect.
    await newPage(payload, '/case-studies/pier-timetable', { title: 'Piers' });
    const { redirected } = await readNotFound(payload);
    expect(redirected).toMatchObject([{ path: '/case-studies/pier-timetable', page: { title: 'Piers' } }]);
  });

  it('shows an address again whose redirect leads to a page that is gone', async () => {
    const { id, slug } = await newWork(payload, { slug: 'a-case-that-goes' });
    await ask404({ '/old-case': 1 });
    await payload.create({ collection: 'redirects', data: { from: '/old-case', to: `/work/${slug}` } });
    expect(await tabs()).toEqual([[], ['/old-case'], []]);
    await payload.update({ collection: 'works', id, data: { _status: 'draft' } });
    expect(await tabs()).toEqual([['/old-case'], [], []]);
  });

  it('refuses a malformed wish, and a row that is gone', async () => {
    const token = (await signIn(payload, email, password)) ?? '';
    const post = (path: string, body: unknown) => ask(payload, path, { method: 'POST', body, token });
    await ask404({ '/gone': 1 });
    const [row] = (await readNotFound(payload)).open;
    expect((await post(`/not-found/${row?.id}/ignore`, { ignored: 'yes' })).status).toBe(400);
    expect((await post(`/not-found/${row?.id}/ignore`, { ignored: true, count: 1 })).status).toBe(400);
    expect((await post('/not-found/999999/ignore', { ignored: true })).status).toBe(404);
    expect(
      (await ask(payload, `/not-found/${row?.id}/ignore`, { method: 'POST', body: { ignored: true } })).status,
    ).toBe(403);
  });
});
