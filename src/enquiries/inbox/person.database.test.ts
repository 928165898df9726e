// On SQLite, and on PostgreSQL in the full run: a person is found by SQL.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sayEnglish } from '../../cms/panel/say.ts';
import type { Delivery } from '../../cms/payload-types.ts';
import { ask, signIn } from '../../cms/rest/test-support.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { settingsWith } from '../test-support.ts';
import { copiesOf } from './copies.ts';
import { erasePerson } from './erase.ts';
import { heldOn, type PersonalData } from './person.ts';
import { heldRows } from './person-rows.ts';

const payload = await openForTests();
const password = 'a password of this test';
const email = 'mina@six.example';
const tokenOf = async (role: 'administrator' | 'sales') => {
  const address = `${role}@six.example`;
  await payload.create({
    collection: 'users',
    data: { email: address, name: 'Wing Lau', password, roles: [role], mustChangePassword: false },
  });
  return (await signIn(payload, address, password)) ?? '';
};
const token = await tokenOf('administrator');
const sales = await tokenOf('sales');

async function store(data: object): Promise<number> {
  const key = randomUUID();
  const made = await payload.db.create({
    collection: 'submissions',
    data: { kind: 'enquiry', state: 'new', held: false, key, fingerprint: key, name: 'Mina', email, ...data },
  });
  return Number(made.id);
}

const id = await store({
  message: '<img src=x onerror=alert(1)> "noodles"',
  call: true,
  halfDays: '2026-12-04T09:30/12:30',
});
await store({ email: 'MINA@six.example', kind: 'application', message: 'The second one' });
await store({ email: 'other@six.example', message: 'The words of another person' });
await payload.create({
  collection: 'enquiry-events',
  data: { submission: id, kind: 'answer', text: 'Dear Mina', outcome: 'sent' },
});
await payload.create({
  collection: 'deliveries',
  data: { submission: id, destination: 'sheet', state: 'delivered', attempts: 1 },
});
await payload.create({
  collection: 'subscribers',
  data: { email, address: email, confirmed: new Date().toISOString() },
});
const link = await payload.create({
  collection: 'preview-links',
  data: {
    digest: 'the digest',
    list: 'pages',
    record: 1,
    ends: new Date().toISOString(),
    may: 'comment',
    name: 'Mina',
    email,
  },
});
await payload.create({
  collection: 'review-comments',
  data: { list: 'pages', record: 1, number: 1, link: link.id, name: 'Mina', text: 'Too red' },
});

it('an export holds everything of the person, in every spelling of the address, and nothing of others', async () => {
  const answer = await ask(payload, `/submissions/${id}/person.json`, { token });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="personal-data-[\d-]+\.json"$/);
  const data = JSON.parse(answer.text) as PersonalData;
  expect(data.submissions).toMatchObject([
    {
      email,
      halfDays: '2026-12-04T09:30/12:30',
      events: expect.arrayContaining([expect.objectContaining({ kind: 'answer', text: 'Dear Mina' })]),
      deliveries: [{ destination: 'sheet', state: 'delivered' }],
    },
    { email: 'MINA@six.example', message: 'The second one' },
  ]);
  expect(data.subscriber).toMatchObject({ email });
  expect(data.reviewLinks).toMatchObject([{ email, name: 'Mina' }]);
  expect(data.reviewComments).toMatchObject([{ text: 'Too red' }]);
  for (const hidden of ['another person', 'fingerprint', 'the digest', 'Wing Lau'])
    expect(answer.text).not.toContain(hidden);
});

it('an export to read escapes what was written, and loads nothing', async () => {
  const { text, headers } = await ask(payload, `/submissions/${id}/person.html`, { token });
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;noodles&quot;');
  expect(text).not.toMatch(/<(?:img|script|link|iframe)\b/);
  expect(text).toContain('Dear Mina');
});

it('an export to read is in words of the language in which the person last wrote, and of the agency’s clock', async () => {
  const read = async (submission: number) =>
    (await ask(payload, `/submissions/${submission}/person.html`, { token })).text;
  const english = await read(id);
  expect(english).toContain('<html lang="en-GB">');
  expect(english).toContain('<dt>Asks for a call</dt><dd>Friday 4 December, 09:30 to 12:30</dd>');
  expect(english).toMatch(/<dd>A colleague exported what we hold about this person</);
  expect(english).toMatch(/Exported on \d+ \w+ \d{4} at \d\d:\d\d Hong Kong/);
  for (const dump of [/halfDays|fileName|undefined/, />false</, /\d\dT\d\d:/, /<dd><\/dd>/])
    expect(english).not.toMatch(dump);

  const ming = { email: 'ming@six.example', language: 'zh-Hant-HK', createdAt: '2026-11-28T18:39:00.000Z' };
  const one = await store({ ...ming, call: true, halfDays: '2026-12-04T09:30/12:30', newsletter: true });
  const chinese = await read(one);
  expect(chinese).toContain('<html lang="zh-HK">');
  expect(chinese).toContain('<dt>收到時間</dt><dd>2026年11月29日 02:39</dd>');
  expect(chinese).toContain('<dt>要求致電</dt><dd>12月4日（星期五）09:30至12:30</dd>');
  expect(chinese).not.toMatch(/<dt>[A-Z]/);
  await payload.delete({ collection: 'submissions', id: one });
});

it('the page says for each place what is held, and what an erasure leaves', async () => {
  const rows = heldRows(await heldOn(payload, email), { language: 'en' });
  const row = (place: string) => rows.find(({ where }) => where === place);
  expect(row('Enquiries')).toMatchObject({
    what: expect.stringMatching(/^1 enquiry: \d+ \w+ \d{4}$/),
    erased: 'Erased',
  });
  expect(row('Applications')?.what).toMatch(/^1 application: /);
  expect(row('Files')).toEqual({ where: 'Files', what: 'none', erased: 'Nothing to erase' });
  expect(row('Answers and notes')?.what).toBe('1 answer');
  expect(row('Spreadsheet')).toMatchObject({ what: `1 row, of enquiry ${id}`, isLeft: true });
  expect(row('Mailboxes')).toMatchObject({ what: 'copy of 1 mail', isLeft: true });
  expect(row('Comments on drafts')).toMatchObject({ what: '1 comment', erased: 'Name taken out; the words stay' });
  expect(row('Newsletter')?.what).toMatch(/^subscribed on /);
});

it('a delivery that was attempted without an answer counts as a copy that is not confirmed', () => {
  const base = { submission: id, createdAt: '', updatedAt: '', id: 1 };
  const deliveries: Delivery[] = [
    { ...base, destination: 'sheet', state: 'delivered', attempts: 1 },
    { ...base, destination: 'sheet', state: 'waiting', attempts: 1 },
    { ...base, destination: 'webhook', state: 'waiting', attempts: 0 },
    { ...base, destination: 'receipt', state: 'delivered', attempts: 1 },
    { ...base, destination: 'crm', state: 'needs-attention', attempts: 12, crm: { person: 12, deal: 3 } },
  ];
  expect(copiesOf({ deliveries, events: [] }, sayEnglish)).toEqual([
    { place: 'Spreadsheet', what: `2 rows, of enquiries ${id}, ${id}; 1 not confirmed` },
    { place: 'CRM', what: 'person 12, deal 3; 1 not confirmed' },
  ]);
});

it('an export is for administrators, and is noted in the history', async () => {
  expect((await ask(payload, `/submissions/${id}/person.json`, { token: sales })).status).toBe(404);
  expect((await ask(payload, `/submissions/${id}/person.json`)).status).toBeGreaterThanOrEqual(400);
  const { totalDocs } = await payload.count({
    collection: 'enquiry-events',
    where: { and: [{ submission: { equals: id } }, { kind: { equals: 'person' } }] },
  });
  expect(totalDocs).toBe(3);
});

const erase = (submission: number, address: unknown, as = token) =>
  ask(payload, `/submissions/${submission}/erase`, { method: 'POST', body: { address }, token: as });

it.each([
  ['of another person', 'other@six.example'],
  ['that is cut', 'mina@six.exampl'],
  ['that is empty', ''],
  ['that is no text', { $ne: '' }],
  ['that is too long', 'm'.repeat(10_000)],
])('an address %s erases nothing', async (_, address) => {
  expect((await erase(id, address)).status).toBe(400);
  expect((await payload.count({ collection: 'submissions' })).totalDocs).toBe(3);
});

it('an erasure is for administrators alone', async () => {
  expect((await erase(id, email, sales)).status).toBe(403);
  expect((await erase(999_999, email)).status).toBe(404);
  expect((await payload.count({ collection: 'submissions' })).totalDocs).toBe(3);
});

it('an erasure by two at once takes everything once, and its receipt names no person', async () => {
  const answers = await Promise.all([erase(id, ' Mina@SIX.example '), erase(id, email)]);
  const done = answers.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  expect(done.map(({ text }) => JSON.parse(text) as object)).toContainEqual(
    expect.objectContaining({ submissions: 2, subscriber: true, reviewLinks: 1, by: 'Wing Lau' }),
  );
  for (const { text } of done) expect(text).not.toMatch(/mina/i);
  expect((await payload.count({ collection: 'submissions' })).totalDocs).toBe(1);
  expect((await payload.count({ collection: 'subscribers' })).totalDocs).toBe(0);
  expect((await payload.find({ collection: 'preview-links' })).docs).toMatchObject([{ name: '', email: null }]);
  expect(await erasePerson(payload, settingsWith({}), email)).toMatchObject({ submissions: 0, subscriber: false });
});
