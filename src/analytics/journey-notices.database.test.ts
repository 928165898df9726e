// On PostgreSQL alone: instances tell each other by its notices.
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Notification } from 'pg';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { inTransaction } from '../cms/database/transaction.ts';
import { openForTests } from '../cms/testing/open-for-tests.ts';
import { parseSettings } from '../config/env.ts';
import { type Analytics, openAnalytics } from './open.ts';

const payload = await openForTests();
const operator = new pg.Client({ connectionString: parseSettings().DATABASE_URL });
await operator.connect();

const secret = 'one secret for every instance of this installation';
const opened: Analytics[] = [];
function instance(key = secret): Analytics {
  const made = openAnalytics({
    payload,
    secret: key,
    find: async () => ({ count: 1 }),
    warn: (error) => {
      throw error;
    },
  });
  opened.push(made);
  return made;
}

const headers = {
  host: 'agency.example',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
const address = '203.0.113.7';

const listening = async (): Promise<number[]> => {
  const { rows } = await operator.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and state = 'idle'
      and (query like 'listen %' or query like 'select pg_notify%')`,
  );
  return rows.map(({ pid }) => pid);
};
const allListen = (count: number) => expect.poll(async () => (await listening()).length).toBe(count);
const known = (one: Analytics, path: string) =>
  expect.poll(() => JSON.stringify(one.journeyOf(headers, address) ?? null)).toContain(path);

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.stop()));
  await inTransaction(payload, async ({ query }) => void (await query(sql`delete from figures`)));
});

afterAll(async () => {
  await operator.end();
});

it('an instance knows pages that were read at another one, in their order', async () => {
  const [one, other] = [instance(), instance()];
  await allListen(2);
  one.view({ ...headers, referer: 'https://search.example/' }, '/work', '?utm_campaign=year-end', address);
  await known(other, '/work');
  other.view({ ...headers, 'sec-fetch-site': 'same-origin' }, '/contact-us', '', address);
  await known(one, '/contact-us');
  expect(one.journeyOf(headers, address)).toEqual(other.journeyOf(headers, address));
  expect(other.journeyOf(headers, address)).toMatchObject({
    firstPage: '/work',
    source: 'search.example',
    campaign: 'year-end',
    pages: [{ path: '/work' }, { path: '/contact-us' }],
  });
});

it('what instances tell each other is sealed, and small enough for PostgreSQL', async () => {
  const [one, other] = [instance(), instance()];
  const notices: Notification[] = [];
  operator.on('notification', (notice) => notices.push(notice));
  await operator.query('listen journeys');
  await allListen(2);
  for (let page = 0; page < 100; page += 1) one.view(headers, `/a-long-path/${'x'.repeat(150)}/${page}`, '', address);
  await known(other, '/99');
  await operator.query('unlisten journeys');
  expect(notices.length).toBeGreaterThan(2);
  for (const { payload: text = '' } of notices) {
    expect(text.length).toBeLessThan(8000);
    expect(text).toMatch(/^[A-Za-z0-9+/=]+$/);
    expect(Buffer.from(text, 'base64').toString('latin1')).not.toMatch(/a-long-path|visit/);
  }
});

it('notices of others, forged or of another installation, are ignored', async () => {
  const [one, stranger] = [instance(), instance('the secret of quite another installation')];
  await allListen(2);
  stranger.view(headers, '/work', '', address);
  await operator.query("select pg_notify('journeys', 'not sealed'), pg_notify('journeys', '')");
  const third = instance();
  third.view(headers, '/about-us', '', address);
  await known(one, '/about-us');
  expect(one.journeyOf(headers, address)?.pages.map(({ path }) => path)).toEqual(['/about-us']);
});

it('a lost connection is silent, and instances tell each other again once it is back', async () => {
  const [one, other] = [instance(), instance()];
  await allListen(2);
  for (const pid of await listening()) await operator.query('select pg_terminate_backend($1, 5000)', [pid]);
  one.view(headers, '/work', '', address);
  await known(one, '/work');
  // An instance that is back sooner tells nothing to one that is not.
  await allListen(2);
  one.view(headers, '/contact-us', '', address);
  await known(other, '/contact-us');
});

it('an instance that stops returns its connection', async () => {
  const one = instance();
  await allListen(1);
  await one.stop();
  await allListen(0);
});
