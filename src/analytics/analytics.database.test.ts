// On both databases: rows of several instances are added up by a statement that each writes
// differently.
import { sql } from '@payloadcms/db-postgres/drizzle';
import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../cms/database/transaction.ts';
import { openForTests } from '../cms/testing/open-for-tests.ts';
import type { AnalyticsCount } from '../lib/analytics/metrics.ts';
import { openAnalytics } from './open.ts';
import { readReport } from './report/report.ts';
import { readCounts } from './report/rows.ts';
import { spanOf } from './report/span.ts';

const payload = await openForTests();
const now = Date.parse('2026-11-25T03:00:00Z');
const day = '2026-11-25';
const visitor = {
  host: 'agency.example',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
const warnings: unknown[] = [];

const instance = () =>
  openAnalytics({
    payload,
    secret: 'one secret for every instance of this installation',
    find: async (words) => ({ count: words.includes('noodles') ? 3 : 0 }),
    warn: (error) => warnings.push(error),
    now: () => now,
  });

/** Sorted here: PostgreSQL orders kinds by their declaration. */
const rows = async () =>
  (await readCounts(payload, day)).map(({ kind, name, bucket, count }) => `${kind} ${name} ${bucket} ${count}`).sort();

const run = (statement: ReturnType<typeof sql>) =>
  inTransaction(payload, async ({ query }) => void (await query(statement)));

beforeEach(async () => {
  warnings.length = 0;
  await run(sql`delete from figures`);
});

it('two instances add their counts to the same rows, whether they write together or in turn', async () => {
  const [one, other] = [instance(), instance()];
  for (const analytics of [one, one, other]) analytics.view(visitor, '/work');
  other.view({ ...visitor, referer: 'https://search.example/' }, '/work', '?utm_source=letter');
  one.measured(visitor, '/work', { lcp: 1210, cls: 0 });
  other.measured(visitor, '/work', { lcp: 1290, inp: 30 });
  await Promise.all([one.write(), other.write()]);
  one.view(visitor, '/work');
  one.form(visitor, 'form-start', 'enquiry');
  await one.stop();
  await other.stop();
  expect(await rows()).toEqual([
    'cls /work 0 1',
    'form-start enquiry 0 1',
    'inp /work 40 1',
    'lcp /work 1300 2',
    'source direct 0 4',
    'source letter 0 1',
    'view /work 0 5',
  ]);
  expect(warnings).toEqual([]);
});

it('analytics writes a day with more names than fit in one SQL statement', async () => {
  const analytics = instance();
  for (let page = 0; page < 900; page += 1) analytics.shown(visitor, `/page-${page}`);
  await analytics.stop();
  expect(await rows()).toHaveLength(900);
});

it('analytics ignores robots and visitors who send DNT or GPC', async () => {
  const analytics = instance();
  for (const headers of [
    { ...visitor, dnt: '1' },
    { ...visitor, 'sec-gpc': '1' },
    { ...visitor, 'user-agent': 'curl/8' },
  ]) {
    analytics.view(headers, '/work');
    analytics.shown(headers, '/work');
    analytics.measured(headers, '/work', { lcp: 1 });
    analytics.form(headers, 'form-send', 'enquiry');
    await analytics.searched(headers, 'zeppelin');
  }
  await analytics.stop();
  expect(await rows()).toEqual([]);
});

it('analytics stores searches without results, except those with personal data', async () => {
  const analytics = instance();
  for (const words of ['Zeppelin ', 'zeppelin', 'noodles', 'amy@six.example', '2345 6789'])
    await analytics.searched(visitor, words);
  await analytics.stop();
  expect(await rows()).toEqual(['search zeppelin 0 2']);
});

it('analytics keeps its counts when a write fails, and writes them the next time', async () => {
  const analytics = instance();
  analytics.view(visitor, '/work');
  await run(sql`alter table figures rename to figures_gone`);
  await expect(analytics.write()).rejects.toThrow();
  analytics.view(visitor, '/work');
  await run(sql`alter table figures_gone rename to figures`);
  await analytics.stop();
  expect(await rows()).toEqual(['source direct 0 2', 'view /work 0 2']);
});

const insert = ({ day: at, kind, name, bucket, count }: AnalyticsCount) =>
  payload.db.create({ collection: 'figures', data: { day: at, kind, name, bucket, count } });

it('a report has views per column, top pages first, and 75th percentiles of the web vitals', async () => {
  const add = (at: string, kind: AnalyticsCount['kind'], name: string, count: number, bucket = 0) =>
    insert({ day: at, kind, name, bucket, count });
  await add('2026-10-28', 'view', '/work', 50);
  await add('2026-10-29', 'view', '/work', 3);
  await add(day, 'view', '/', 4);
  await add(day, 'view', '/work', 2);
  await add(day, 'form-start', 'enquiry', 5);
  await add(day, 'form-send', 'enquiry', 2);
  await add(day, 'source', 'direct', 4);
  await add(day, 'lcp', '/', 3, 900);
  await add(day, 'lcp', '/', 1, 4000);
  await add('2026-10-30', 'lcp', '/work', 1, 2600);
  const report = await readReport(payload, spanOf('weeks', now));
  expect(report.views).toBe(9);
  expect(report.viewsBefore).toBe(50);
  expect([report.columns[0], report.columns.at(-1), report.columns.length]).toEqual([3, 6, 28]);
  expect(report.pages).toEqual([
    { name: '/work', count: 5 },
    { name: '/', count: 4 },
  ]);
  expect(report.enquiries).toEqual({ begun: 5, sent: 2 });
  expect(report.applications).toEqual({ begun: 0, sent: 0 });
  expect(report.speeds).toEqual([
    { path: '/work', values: { lcp: 2600 }, visits: 1 },
    { path: '/', values: { lcp: 900 }, visits: 4 },
  ]);
});

it('a report names a source from its second visit, and a known host from its first', async () => {
  const analytics = instance();
  const from = (referer: string) => analytics.view({ ...visitor, referer }, '/work');
  for (const host of ['once.example', 'never-again.example', 'twice.example', 'twice.example', 'google.com'])
    from(`https://${host}/`);
  await analytics.write();
  expect((await readReport(payload, spanOf('day', now))).sources).toEqual([
    ...[
      { name: 'twice.example', count: 2 },
      { name: 'others', count: 2 },
      { name: 'google.com', count: 1 },
    ].sort((one, other) => other.count - one.count || other.name.localeCompare(one.name)),
  ]);
});
