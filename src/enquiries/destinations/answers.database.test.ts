// On both databases: delivery notes are stored there, and a unique column detects repeated
// sendings.

import { randomUUID } from 'node:crypto';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask, signIn } from '../../cms/rest/test-support.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { neighboursOf, nextNewFor } from '../inbox/neighbours.ts';
import { translateFacts } from '../test-support.ts';
import { readMail, startMailServer } from './testing/mail-stand-in.ts';

const sent: { to: string; source: string }[] = [];
let refuses = false;
const server = await startMailServer(
  (mail) => sent.push(mail),
  () => (refuses ? { when: 'before', silent: false } : undefined),
);
process.env.SMTP_URL = server.url;
const payload = await openForTests();
const tokens = { reader: '', editor: '' };
const password = 'a password of this test';

beforeAll(async () => {
  for (const [name, roles] of [
    ['reader', ['sales']],
    ['editor', ['editor']],
  ] as const) {
    const email = `${name}@agency.example`;
    await payload.create({
      collection: 'users',
      data: { email, name, password, roles: [...roles], mustChangePassword: false },
    });
    tokens[name] = (await signIn(payload, email, password)) ?? '';
  }
});

beforeEach(() => {
  sent.length = 0;
  refuses = false;
});

afterAll(async () => {
  delete process.env.SMTP_URL;
  server.stop();
  await payload.destroy();
});

async function store(more: object = {}): Promise<number> {
  const key = randomUUID();
  const data = { kind: 'enquiry', state: 'new', held: false, name: 'M. Chan', email: 'chan@six.example', ...more };
  const made = await payload.db.create({ collection: 'submissions', data: { key, fingerprint: key, ...data } });
  return Number(made.id);
}

const answer = (id: number, text: unknown, key: unknown = randomUUID(), token = tokens.reader, seen = 0) =>
  ask(payload, `/submissions/${id}/answer`, { method: 'POST', body: { text, key, seen }, token });

const eventsOf = async (submission: number) => {
  const { docs } = await payload.find({
    collection: 'enquiry-events',
    where: { submission: { equals: submission } },
    sort: 'id',
    pagination: false,
    depth: 1,
  });
  return docs;
};

it('an answer is mailed to the visitor, logged, and assigns the enquiry to the editor', async () => {
  const id = await store({ message: 'Four sizes.\nOne website.', createdAt: '2026-11-29T18:00:00.000Z' });
  expect((await answer(id, 'Dear M. Chan, yes.')).status).toBe(200);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.to).toBe('chan@six.example');
  expect(sent[0]?.source).toMatch(/^From: .*<hello@/m);
  expect(sent[0]?.source).toContain('On 30 November 2026 you wrote:\r\n> Four sizes.');
  const enquiry = await payload.findByID({ collection: 'submissions', id, depth: 1 });
  expect(enquiry).toMatchObject({ state: 'open', assignee: { name: 'reader' } });
  const events = await eventsOf(id);
  expect(events.map(({ kind }) => kind).sort()).toEqual(['answer', 'holder', 'state']);
  expect(events.find(({ kind }) => kind === 'answer')).toMatchObject({
    text: 'Dear M. Chan, yes.',
    outcome: 'sent',
    by: { name: 'reader' },
  });
});

it('an answer to an enquiry in Chinese has its frame in Chinese', async () => {
  const message = `第一行\n${'字'.repeat(500)}`;
  const createdAt = '2026-11-08T10:00:00.000Z';
  const id = await store({ language: 'zh-Hant-HK', message, createdAt });
  await translateFacts(payload);
  expect((await answer(id, '陳大文你好：可以。')).status).toBe(200);
  const mail = readMail(sent[0] ?? { source: '' });
  expect(mail).toContain('Subject: 你寄給六號的訊息\r\n');
  expect(mail).toMatch(/^From: "?六號"? <hello@/m);
  expect(mail).toContain('你在2026年11月8日寫道：');
  expect(mail).toContain(`> 第一行\n> ${'字'.repeat(396)} …`);
});

it('an answer submitted twice with the same key is sent once', async () => {
  const id = await store();
  const key = randomUUID();
  await answer(id, 'Yes.', key);
  expect((await answer(id, 'Yes.', key)).status).toBe(200);
  expect(sent).toHaveLength(1);
});

it('an answer is refused when a colleague has answered since the page was shown', async () => {
  const id = await store();
  expect((await answer(id, 'Yes, on Friday.')).status).toBe(200);
  const second = await answer(id, 'Yes, on Monday.');
  expect(second.status).toBe(409);
  expect(second.text).toContain('A colleague has answered meanwhile.');
  expect(sent).toHaveLength(1);
  expect((await answer(id, 'On Monday too.', randomUUID(), tokens.reader, 1)).status).toBe(200);
  expect(sent).toHaveLength(2);
});

it('of answers sent at the same moment exactly one goes out', async () => {
  const id = await store();
  const statuses = (await Promise.all([1, 2, 3, 4].map((n) => answer(id, `Answer ${n}.`)))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
  expect(sent).toHaveLength(1);
  expect((await eventsOf(id)).filter(({ kind }) => kind === 'answer')).toMatchObject([{ outcome: 'sent' }]);
});

it('an answer that may have been sent counts, and one that failed does not', async () => {
  const id = await store();
  const event = { submission: id, kind: 'answer', text: 'Half of it.' };
  const { id: earlier } = await payload.db.create({
    collection: 'enquiry-events',
    data: { ...event, outcome: 'sending' },
  });
  expect((await answer(id, 'Yes.')).status).toBe(409);
  await payload.update({ collection: 'enquiry-events', id: Number(earlier), data: { outcome: 'failed' } });
  expect((await answer(id, 'Yes.')).status).toBe(200);
});

it('an answer that failed is sent by the next press with the same key', async () => {
  refuses = true;
  const id = await store();
  const key = randomUUID();
  expect((await answer(id, 'Words of an hour.', key)).status).toBe(502);
  expect((await answer(id, 'Words of an hour.', key)).status).toBe(502);
  refuses = false;
  expect((await answer(id, 'Words of an hour.', key)).status).toBe(200);
  expect(sent).toHaveLength(1);
});

it('an answer that the mail server refuses is stored as failed, and the enquiry stays new', async () => {
  refuses = true;
  const id = await store();
  const refused = await answer(id, 'Words of an hour.');
  expect(refused.status).toBe(502);
  expect(refused.text).toContain('Your words are kept');
  expect(await eventsOf(id)).toMatchObject([{ kind: 'answer', outcome: 'failed', text: 'Words of an hour.' }]);
  expect(await payload.findByID({ collection: 'submissions', id })).toMatchObject({ state: 'new' });
});

it('an answer to an address that needs SMTPUTF8 is refused with advice', async () => {
  const refused = await answer(await store({ email: 'jörg@six.example' }), 'Yes.');
  expect(refused.status).toBe(502);
  expect(refused.text).toContain('use another mail program');
});

it.each([
  ['an empty text', '  ', undefined, 400],
  ['a text that is too long', 'x'.repeat(10_001), undefined, 400],
  ['a malformed key', 'Yes.', 'k', 400],
])('an answer with %s is refused', async (_name, text, key, status) => {
  expect((await answer(await store(), text, key)).status).toBe(status);
  expect(sent).toHaveLength(0);
});

it('an answer needs an enquiry with an address, not held as spam, and the right to read it', async () => {
  expect((await answer(await store({ held: true }), 'Yes.')).status).toBe(409);
  expect((await answer(await store({ email: null }), 'Yes.')).status).toBe(409);
  expect((await answer(99_999, 'Yes.')).status).toBe(404);
  const id = await store();
  expect((await answer(id, 'Yes.', randomUUID(), tokens.editor)).status).toBe(403);
  expect((await answer(id, 'Yes.', randomUUID(), '')).status).toBe(403);
  expect(sent).toHaveLength(0);
});

it('the log of an enquiry has notes, changes and exports, and is deleted with the enquiry', async () => {
  const id = await store();
  const token = tokens.reader;
  const note = { text: 'I buy lunch there.', key: randomUUID() };
  await ask(payload, `/submissions/${id}/note`, { method: 'POST', body: note, token });
  await ask(payload, `/submissions/${id}/note`, { method: 'POST', body: note, token });
  await ask(payload, `/submissions/${id}`, { method: 'PATCH', body: { held: true }, token });
  await ask(payload, `/submissions/${id}`, { method: 'PATCH', body: { held: false, state: 'archived' }, token });
  await ask(payload, `/submissions/export.csv?where[id][equals]=${id}`, { token });
  const kinds = (await eventsOf(id)).map(({ kind }) => kind);
  expect(kinds).toEqual(['note', 'read', 'held', 'state', 'released', 'exported']);
  await payload.delete({ collection: 'submissions', id });
  expect(await eventsOf(id)).toEqual([]);
});

it('many enquiries are deleted at once with their logs', async () => {
  const { docs: colleagues } = await payload.find({ collection: 'users', depth: 0 });
  const colleague = (n: number) => colleagues[n % colleagues.length]?.id;
  const enquiries = Array.from({ length: 40 }, (_, n) => n);
  for (const n of enquiries) {
    const submission = await store(n % 3 ? { assignee: colleague(n) } : {});
    for (let event = 0; event < (n * 7) % 4; event++) {
      const by = (n + event) % 3 ? { by: colleague(n + event) } : {};
      await payload.db.create({ collection: 'enquiry-events', data: { submission, kind: 'note', ...by } });
    }
    const data = { submission, destination: 'sheet', state: 'waiting', attempts: 0 };
    if (n % 2) await payload.db.create({ collection: 'deliveries', data });
  }
  const { docs, errors } = await payload.delete({ collection: 'submissions', where: {} });
  expect(errors).toEqual([]);
  expect(docs.length).toBeGreaterThanOrEqual(enquiries.length);
  expect((await payload.count({ collection: 'enquiry-events' })).totalDocs).toBe(0);
}, 25_000);

it('the log can only be written by the server', async () => {
  const id = await store();
  const body = { submission: id, kind: 'answer', text: 'x', outcome: 'sent' };
  const token = tokens.reader;
  expect((await ask(payload, '/enquiry-events', { method: 'POST', body, token })).status).toBe(403);
  await ask(payload, `/submissions/${id}/note`, { method: 'POST', body: { text: 'x', key: randomUUID() }, token });
  const [event] = await eventsOf(id);
  expect((await ask(payload, `/enquiry-events/${event?.id}`, { method: 'DELETE', token })).status).toBe(403);
  expect((await ask(payload, '/enquiry-events', { token: tokens.editor })).status).toBe(403);
});

it('marking an enquiry as spam holds its deliveries, and releasing it resumes them', async () => {
  const id = await store();
  const data = { submission: id, destination: 'sheet', state: 'waiting', attempts: 0 };
  const { id: delivery } = await payload.db.create({ collection: 'deliveries', data });
  const stateNow = async () => (await payload.findByID({ collection: 'deliveries', id: Number(delivery) })).state;
  await payload.update({ collection: 'submissions', id, data: { held: true } });
  expect(await stateNow()).toBe('held');
  await payload.update({ collection: 'submissions', id, data: { held: false } });
  expect(await stateNow()).toBe('waiting');
});

it('an enquiry has neighbours in the same state, also when the times are equal', async () => {
  await payload.delete({ collection: 'submissions', where: {} });
  const createdAt = '2026-11-23T01:00:00.000Z';
  const [first, second, third] = [await store({ createdAt }), await store({ createdAt }), await store({ createdAt })];
  await store({ createdAt, held: true });
  await store({ createdAt, state: 'open' });
  const enquiry = await payload.findByID({ collection: 'submissions', id: second, depth: 0 });
  const [account] = (await payload.find({ collection: 'users', where: { email: { equals: 'reader@agency.example' } } }))
    .docs;
  const reader = { ...account, collection: 'users' } as TypedUser;
  expect(await neighboursOf(payload, enquiry, { user: reader, overrideAccess: false })).toEqual({
    above: third,
    below: first,
    place: 2,
    of: 3,
  });
  const asReader = { user: reader, overrideAccess: false } as const;
  expect([await nextNewFor(payload, second, asReader), await nextNewFor(payload, first, asReader)]).toEqual([
    first,
    second,
  ]);
});
