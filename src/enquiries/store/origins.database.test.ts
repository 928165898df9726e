// On SQLite, and on PostgreSQL in the full run: each stores lists and times in its own way.
import { sql } from '@payloadcms/db-postgres/drizzle';
import { handleEndpoints } from 'payload';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openAnalytics } from '../../analytics/open.ts';
import { readOrigins } from '../../analytics/report/origins.ts';
import { addCounts } from '../../analytics/report/rows.ts';
import { spanOf } from '../../analytics/report/span.ts';
import { inTransaction, readRows } from '../../cms/database/transaction.ts';
import { dayKeyOf } from '../../cms/editorial/schedule/month.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { signIn } from '../../cms/rest/test-support.ts';
import { formFields, openFormServer, secret, sendForm, submissionsOf } from '../routes/testing/form-server.ts';

const site = await openFormServer();
const { payload, behaviour } = site;
const analytics = openAnalytics({
  payload,
  secret,
  find: async () => ({ count: 1 }),
  warn: (error) => {
    throw error;
  },
});
behaviour.journeyOf = analytics.journeyOf;

const password = 'a password of this test';
for (const [email, roles] of [
  ['sales@six.example', ['sales']],
  ['talent@six.example', ['talent']],
  ['reader@six.example', ['reader']],
] as const)
  await payload.create({
    collection: 'users',
    data: { email, password, roles: [...roles], mustChangePassword: false },
  });

afterAll(async () => {
  await site.close();
  await analytics.stop();
});

beforeEach(async () => {
  await payload.delete({ collection: 'submissions', where: {} });
  await inTransaction(payload, async ({ query }) => void (await query(sql`delete from figures`)));
});

const address = '127.0.0.1';
const browser = (mark: string) => ({ 'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:145.0) ${mark} Firefox/145.0` });

async function ask(path: string, account: string): Promise<Response> {
  const token = await signIn(payload, `${account}@six.example`, password);
  return handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost/cms${path}`, { headers: { authorization: `JWT ${token}` } }),
  });
}

async function send(headers: Readonly<Record<string, string>>): Promise<Submission | undefined> {
  const fields = formFields();
  expect((await sendForm(site, fields, { headers })).status).toBe(200);
  return (await submissionsOf(site, fields.email))[0];
}

const nothing = { firstPage: null, source: null, medium: null, campaign: null, pages: null };

it('an enquiry is stored with the visit that led to it, and without address and browser', async () => {
  const visitor = browser('Mark-7f3');
  const arriving = { ...visitor, host: 'agency.example', referer: 'https://www.google.com/' };
  analytics.view(arriving, '/services/shopify', '?utm_medium=cpc&utm_campaign=year-end', address);
  analytics.view({ ...visitor, 'sec-fetch-site': 'same-origin' }, '/contact-us', '', address);
  const at = expect.stringMatching(/^\d\d:\d\d$/);
  const stored = await send(visitor);
  expect(stored?.origin).toEqual({
    firstPage: '/services/shopify',
    source: 'google.com',
    medium: 'cpc',
    campaign: 'year-end',
    pages: [
      { path: '/services/shopify', at },
      { path: '/contact-us', at },
    ],
  });
  const [row] = await readRows<object>(payload, sql`select * from submissions where id = ${stored?.id}`);
  expect(JSON.stringify(row)).not.toMatch(/Mark-7f3|127\.0\.0\.1/);
});

it('an enquiry of a visitor that is not counted has no origin', async () => {
  const visitor = browser('Mark-1');
  analytics.view(visitor, '/work', '', address);
  const others: readonly Readonly<Record<string, string>>[] = [
    { ...visitor, dnt: '1' },
    { ...visitor, 'sec-gpc': '1' },
    { 'user-agent': 'curl/8' },
    browser('Mark-2'),
  ];
  for (const headers of others) expect((await send(headers))?.origin).toEqual(nothing);
});

it('lists filter by source, and the CSV file has where enquiries came from', async () => {
  for (const [mark, from] of [
    ['Mark-3', 'https://search.example/'],
    ['Mark-4', 'https://other.example/'],
  ] as const) {
    analytics.view({ ...browser(mark), host: 'agency.example', referer: from }, '/work', '', address);
    await send(browser(mark));
  }
  const list = await ask('/submissions?where[origin.source][equals]=search.example', 'sales');
  expect(await list.json()).toMatchObject({ totalDocs: 1, docs: [{ origin: { firstPage: '/work' } }] });
  const file = await (await ask('/submissions/export.csv?where[origin.source][equals]=other.example', 'sales')).text();
  const [head = '', row = '', ...more] = file.trim().split('\r\n');
  expect(head.split(',').slice(-5)).toEqual(
    ['firstPage', 'source', 'medium', 'campaign', 'pages'].map((name) => `"origin.${name}"`),
  );
  expect(row.split(',').slice(-5)).toEqual([
    '"/work"',
    '"other.example"',
    '""',
    '""',
    expect.stringMatching(/^"\d\d:\d\d \/work"$/),
  ]);
  expect(more).toEqual([]);
});

const insert = (origin: object, data: Partial<Submission> = {}) =>
  payload.db.create({
    collection: 'submissions',
    data: {
      kind: 'enquiry',
      state: 'new',
      held: false,
      name: 'Amy of Six',
      key: crypto.randomUUID(),
      fingerprint: crypto.randomUUID(),
      origin,
      ...data,
    },
  });

it('a report has enquiries and visits by source and month, unknown ones last, and no names', async () => {
  const day = dayKeyOf(Date.now());
  await addCounts(payload, [
    { day, kind: 'source', name: 'google.com', bucket: 0, count: 60 },
    { day, kind: 'source', name: 'bing.com', bucket: 0, count: 6 },
    { day, kind: 'source', name: 'newsletter', bucket: 0, count: 9 },
    { day, kind: 'form-start', name: 'enquiry', bucket: 0, count: 20 },
    { day, kind: 'press', name: 'whatsapp', bucket: 0, count: 3 },
  ]);
  const pages = [
    { path: '/work', at: '10:00' },
    { path: '/work', at: '10:02' },
  ];
  for (let sent = 0; sent < 6; sent += 1)
    await insert({ firstPage: '/work', source: sent === 0 ? 'bing.com' : 'google.com', pages });
  for (let sent = 0; sent < 8; sent += 1) await insert({});
  await insert({ firstPage: '/', source: 'newsletter', campaign: 'year-end', pages: [{ path: '/', at: '09:00' }] });
  await insert({ firstPage: '/work', source: 'google.com', pages }, { held: true });
  await insert({ firstPage: '/work', source: 'google.com', pages }, { kind: 'application' });
  await insert({ firstPage: '/work', source: 'google.com', pages }, { createdAt: '2020-01-01T00:00:00.000Z' });
  const sources = [
    { channel: 'search', visits: 66, enquiries: 6 },
    { channel: 'tag', tag: 'newsletter', visits: 9, enquiries: 1 },
    { channel: 'unknown', visits: undefined, enquiries: 8 },
  ];
  const report = await readOrigins(payload, spanOf('weeks', Date.now()));
  expect(report).toMatchObject({
    visits: 75,
    begun: 20,
    enquiries: 15,
    known: 7,
    sources,
    months: [{ month: day.slice(0, 7), sources }],
    pages: [
      { name: '/work', count: 6 },
      { name: '/', count: 1 },
    ],
    campaigns: [{ name: 'year-end', count: 1 }],
    presses: { whatsapp: 3, phone: 0, email: 0, network: 0 },
  });
  expect(report.columns.at(-1)).toBe(15);
  expect((await ask('/figures/sources.csv', 'talent')).status).toBe(404);
  const file = await (await ask('/figures/sources.csv?span=weeks', 'reader')).text();
  expect(file.trim().split('\r\n').slice(1)).toEqual([
    `"${day.slice(0, 7)}","Search engines","","66","6","11"`,
    `"${day.slice(0, 7)}","Tagged links","newsletter","9","1",""`,
    `"${day.slice(0, 7)}","Not known","","","8",""`,
  ]);
  expect(file).not.toContain('Amy');
});
