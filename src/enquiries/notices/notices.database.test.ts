// On both databases: a conditional SQL statement claims a morning.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '../../cms/access/table.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { parseSettings } from '../../config/env.ts';
import { type ReceivedMail, startMailServer } from '../destinations/testing/mail-stand-in.ts';
import { deliverDue } from '../outbox/deliveries.ts';
import { notifyAssignees } from './assignments.ts';
import { sendDailySummaries } from './daily-summary.ts';

const sent: ReceivedMail[] = [];
let refuses = false;
const mail = await startMailServer(
  (one) => sent.push(one),
  () => (refuses ? { when: 'before', silent: false } : undefined),
);
process.env.SMTP_URL = mail.url;
const payload = await openForTests();
const settings = parseSettings();

/** A Tuesday at nine in Hong Kong, and times relative to it. */
const tuesday = new Date('2026-11-24T01:00:00Z');
const hours = (many: number) => new Date(tuesday.getTime() + many * 3_600_000);
const password = 'a password of this test';

const account = (name: string, more: { toldOfLetters?: 'never' | 'each' | 'morning'; roles?: Role[] }) =>
  payload.create({
    collection: 'users',
    data: {
      email: `${name}@agency.example`,
      name,
      password,
      mustChangePassword: false,
      toldOfLetters: 'never' as const,
      roles: ['sales', 'talent'] satisfies Role[] as Role[],
      ...more,
    },
  });

const removeAccounts = () => payload.delete({ collection: 'users', where: { email: { contains: '@agency.example' } } });

async function enquiry(name: string, more: object = {}): Promise<number> {
  const key = randomUUID();
  const data = { kind: 'enquiry', state: 'new', held: false, name, email: 'chan@six.example', ...more };
  const { id } = await payload.db.create({ collection: 'submissions', data: { key, fingerprint: key, ...data } });
  return Number(id);
}

const sourceOf = (to: string): string => sent.find((one) => one.to.includes(to))?.source.replaceAll('=\r\n', '') ?? '';

beforeEach(async () => {
  sent.length = 0;
  refuses = false;
  for (const collection of ['deliveries', 'submissions'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } });
  await removeAccounts();
});

afterAll(async () => {
  delete process.env.SMTP_URL;
  mail.stop();
  await payload.destroy();
});

it('a mail about an enquiry has blind copies for permitted readers who want each enquiry', async () => {
  await account('each', { toldOfLetters: 'each' });
  await account('morning', { toldOfLetters: 'morning' });
  await account('nosy', { toldOfLetters: 'each', roles: ['editor'] });
  await account('talent', { toldOfLetters: 'each', roles: ['talent'] });
  const submission = await enquiry('M. Chan', { message: 'Four sizes.' });
  await payload.db.create({
    collection: 'deliveries',
    data: { submission, destination: 'mail', state: 'waiting', attempts: 0, nextAttempt: new Date().toISOString() },
  });
  await deliverDue(payload, settings);
  const [one] = sent;
  expect(sent).toHaveLength(1);
  expect(one?.everybody).toEqual([expect.stringContaining('hello@'), 'each@agency.example']);
  // The mail does not reveal its blind copies.
  expect(one?.source).not.toContain('each@agency.example');
});

it('the daily summary lists waiting enquiries, oldest first, once per working day', async () => {
  await account('morning', { toldOfLetters: 'morning' });
  const old = await enquiry('First Lady', { createdAt: hours(-72).toISOString() });
  await enquiry('Second Man', { company: 'Pier 7', kind: 'application', job: 'Web developer' });
  await enquiry('Spammer', { held: true });
  await enquiry('Answered', { state: 'open' });
  await Promise.all([1, 2, 3].map(() => sendDailySummaries(payload, settings, tuesday)));
  await sendDailySummaries(payload, settings, hours(3));
  expect(sent).toHaveLength(1);
  const text = sourceOf('morning@');
  expect(text).toContain('2 enquiries and applications wait for an answer');
  expect(text.indexOf('First Lady')).toBeLessThan(text.indexOf('Second Man, Pier 7, for the job Web developer'));
  expect(text).toContain('First Lady: 3 days');
  expect(text).toContain(`/admin/collections/submissions/${old}`);
  expect(text).not.toContain('Spammer');
  expect(text).not.toContain('Answered');
  await sendDailySummaries(payload, settings, hours(24));
  expect(sent).toHaveLength(2);
});

it.each([
  ['before nine', hours(-1)],
  ['on a Sunday', hours(24 * 5)],
])('the daily summary is not sent %s', async (_when, at) => {
  await account('morning', { toldOfLetters: 'morning' });
  await enquiry('M. Chan');
  await sendDailySummaries(payload, settings, at);
  expect(sent).toEqual([]);
});

it('the daily summary is not sent without enquiries, or to accounts that may not read them', async () => {
  await account('morning', { toldOfLetters: 'morning' });
  await sendDailySummaries(payload, settings, tuesday);
  await removeAccounts();
  await account('nosy', { toldOfLetters: 'morning', roles: ['editor'] });
  await enquiry('M. Chan');
  await sendDailySummaries(payload, settings, tuesday);
  expect(sent).toEqual([]);
});

it('a daily summary that the mail server refuses is sent again', async () => {
  await account('morning', { toldOfLetters: 'morning' });
  await enquiry('M. Chan');
  refuses = true;
  await expect(sendDailySummaries(payload, settings, tuesday)).rejects.toThrow();
  refuses = false;
  await sendDailySummaries(payload, settings, hours(0.1));
  expect(sent).toHaveLength(1);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('a daily summary that a process left unsent is sent by the next one an hour later', async () => {
  await account('morning', { toldOfLetters: 'morning' });
  await enquiry('M. Chan');
  refuses = true;
  const begin = payload.db.beginTransaction;
  const gone = new Error('The process has ended.');
  vi.spyOn(payload.db, 'beginTransaction').mockImplementationOnce(begin).mockRejectedValueOnce(gone);
  await expect(sendDailySummaries(payload, settings, tuesday)).rejects.toThrow(gone);
  refuses = false;
  await sendDailySummaries(payload, settings, hours(0.01));
  expect(sent).toEqual([]);
  await sendDailySummaries(payload, settings, hours(1));
  await sendDailySummaries(payload, settings, hours(2));
  expect(sent).toHaveLength(1);
});

const give = (id: number, assignee: number | null, by?: { id: number }) =>
  payload.update({
    collection: 'submissions' as const,
    id,
    data: { assignee },
    overrideAccess: true,
    ...(by ? { user: { ...by, collection: 'users' as const } } : {}),
  });

it('the assignee of an enquiry is notified once, without the text of the enquiry', async () => {
  const ann = await account('Ann', { toldOfLetters: 'morning' });
  const ben = await account('Ben', {});
  const id = await enquiry('M. Chan', { company: 'Six', message: 'Four sizes.' });
  await give(id, ann.id, ben);
  await Promise.all([notifyAssignees(payload, settings, new Date()), notifyAssignees(payload, settings, new Date())]);
  await notifyAssignees(payload, settings, new Date());
  expect(sent).toHaveLength(1);
  expect(sourceOf('ann@agency.example')).toContain('Ben assigned an enquiry to you: M. Chan, Six.');
  expect(sourceOf('ann@agency.example')).toContain(`/admin/collections/submissions/${id}`);
  expect(sourceOf('ann@agency.example')).not.toContain('Four sizes');
  const { docs } = await payload.find({ collection: 'enquiry-events', where: { kind: { equals: 'holder' } } });
  expect(docs.map(({ outcome }) => outcome)).toEqual(['sent']);
});

it('an assignee gets no mail if self-assigned, opted out, without access or since replaced', async () => {
  const ann = await account('ann', { toldOfLetters: 'each' });
  const quiet = await account('quiet', { toldOfLetters: 'never' });
  const former = await account('former', { toldOfLetters: 'each' });
  await give(await enquiry('Taken'), ann.id, ann);
  await give(await enquiry('Quiet'), quiet.id, ann);
  await give(await enquiry('Former'), former.id, ann);
  await payload.update({ collection: 'users', id: former.id, data: { roles: ['talent'] } });
  const passedOn = await enquiry('Passed on');
  await give(passedOn, ann.id, quiet);
  await give(passedOn, null, ann);
  await notifyAssignees(payload, settings, new Date());
  expect(sent).toEqual([]);
});

it('a refused assignment mail is sent again within a day', async () => {
  const ann = await account('ann', { toldOfLetters: 'each' });
  await give(await enquiry('M. Chan'), ann.id);
  refuses = true;
  await expect(notifyAssignees(payload, settings, new Date())).rejects.toThrow();
  refuses = false;
  await notifyAssignees(payload, settings, new Date(Date.now() + 25 * 3_600_000));
  expect(sent).toEqual([]);
  await notifyAssignees(payload, settings, new Date());
  expect(sourceOf('ann@agency.example')).toContain('A colleague assigned an enquiry to you');
});

it('an assignment mail that a process left unsent is sent by the next one an hour later', async () => {
  const ann = await account('ann', { toldOfLetters: 'each' });
  await give(await enquiry('M. Chan'), ann.id);
  refuses = true;
  const gone = new Error('The process has ended.');
  vi.spyOn(payload, 'update').mockRejectedValueOnce(gone);
  await expect(notifyAssignees(payload, settings, new Date())).rejects.toThrow(gone);
  refuses = false;
  await notifyAssignees(payload, settings, new Date());
  expect(sent).toEqual([]);
  const later = new Date(Date.now() + 3_600_000);
  await Promise.all([notifyAssignees(payload, settings, later), notifyAssignees(payload, settings, later)]);
  expect(sent).toHaveLength(1);
});
