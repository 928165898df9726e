// On both databases: SQL finds the expired rows.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type RemovalNote, removeExpiring } from '../../cms/editorial/removals/remove-expired.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { filesFolder } from '../../config/derived.ts';
import type { Settings } from '../../config/env.ts';
import { erasePerson } from '../inbox/erase.ts';
import { storeSubmission } from '../store/store.ts';
import { settingsWith } from '../test-support.ts';
import { expiredSubmissions, monthsBefore, removeExpired } from './retention.ts';

let count = 0;

const payload = await openForTests();

beforeEach(async () => {
  await payload.delete({ collection: 'submissions', where: {} });
  await payload.db.deleteMany({ collection: 'figures', where: {} });
  for (const kind of ['enquiries', 'figures']) await payload.kv.delete(`removals-${kind}`);
});

const day = 24 * 60 * 60 * 1000;

async function store(kind: Submission['kind'], email = 'shop@six.example') {
  count += 1;
  const folder = filesFolder(settingsWith({}));
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${crypto.randomUUID()}.pdf`);
  writeFileSync(file, '%PDF-1.4');
  const stored = await storeSubmission(
    payload,
    {
      kind,
      key: `key-of-the-retention-test-${count}`,
      fingerprint: `retention ${count}`,
      source: '/contact-us',
      language: 'en-GB',
      values: { name: 'M. Chan', email },
      file: { name: 'cv.pdf', path: file, size: 8, hash: '0', type: 'application/pdf' },
    },
    ['mail', 'sheet'],
  );
  if (stored.outcome !== 'stored') throw new Error('It was not stored.');
  return { id: stored.id, file };
}

const young = { kind: 'enquiry', state: 'new', held: false, name: 'M. Chan', email: 'shop@six.example' } as const;

const left = async () => ({
  submissions: (await payload.count({ collection: 'submissions' })).totalDocs,
  deliveries: (await payload.count({ collection: 'deliveries' })).totalDocs,
});

/** Removes expired rows as a process does that has already run before. */
async function removeLater(settings: Settings, now: Date): Promise<number> {
  const checkedAt = new Date(now.getTime() - day / 24).toISOString();
  for (const kind of ['enquiries', 'figures']) await payload.kv.set(`removals-${kind}`, { checkedAt });
  return removeExpired(payload, settings, now);
}

const noteOf = (kind: string) => payload.kv.get<RemovalNote & Record<string, unknown>>(`removals-${kind}`);

/** Time at which rows of now will be so many months old. */
const inMonths = (months: number): Date => monthsBefore(new Date(), -months);

describe('the removal of expired records', () => {
  it('deletes deliveries and files too, applications after 24 months, enquiries as configured', async () => {
    const settings = settingsWith({ KEEP_ENQUIRIES_MONTHS: '36' });
    const application = await store('application');
    const enquiry = await store('enquiry');
    expect(await removeLater(settings, new Date(inMonths(24).getTime() - 2 * day))).toBe(0);
    expect(await removeLater(settings, new Date(inMonths(24).getTime() - 1000))).toBe(1);
    expect([existsSync(application.file), existsSync(enquiry.file)]).toEqual([false, true]);
    expect(await left()).toEqual({ submissions: 1, deliveries: 2 });
    expect(await removeLater(settings, inMonths(36))).toBe(1);
    expect(existsSync(enquiry.file)).toBe(false);
    expect(await left()).toEqual({ submissions: 0, deliveries: 0 });
  });

  it('includes the counts of client addresses', async () => {
    for (let made = 0; made < 10; made += 1) await store('enquiry');
    const until = new Date(Date.now() + day).toISOString();
    await payload.db.create({ collection: 'form-attempts', data: { sender: '192.0.2.1', count: 1, until } });
    expect(await removeExpired(payload, settingsWith({}), new Date())).toBe(0);
    expect((await payload.count({ collection: 'form-attempts' })).totalDocs).toBe(1);
    expect(await removeLater(settingsWith({}), inMonths(30))).toBe(10);
    expect(await left()).toEqual({ submissions: 0, deliveries: 0 });
    expect((await payload.count({ collection: 'form-attempts' })).totalDocs).toBe(0);
  });

  it('includes analytics older than thirteen months', async () => {
    for (const at of ['2025-10-24', '2025-10-25', '2026-11-25'])
      await payload.db.create({
        collection: 'figures',
        data: { day: at, kind: 'view', name: '/work', bucket: 0, count: 1 },
      });
    await removeLater(settingsWith({}), new Date('2026-11-25T03:00:00Z'));
    const { docs } = await payload.find({ collection: 'figures', sort: 'day' });
    expect(docs.map((row) => row.day)).toEqual(['2025-10-25', '2026-11-25']);
  });

  it('pauses when the clock is far ahead, until it is right or an operator confirms', async () => {
    const settings = settingsWith({});
    await store('enquiry');
    await payload.db.create({
      collection: 'figures',
      data: { day: new Date().toISOString().slice(0, 10), kind: 'view', name: '/work', bucket: 0, count: 1 },
    });
    await payload.create({ collection: 'review-comments', data: { list: 'pages', record: 1, number: 1, text: 'Old' } });
    // The first run compares with the newest row, each later one with the previous run.
    for (let run = 0; run < 2; run += 1) expect(await removeExpired(payload, settings, inMonths(36))).toBe(0);
    expect(await left()).toEqual({ submissions: 1, deliveries: 2 });
    expect((await payload.count({ collection: 'figures' })).totalDocs).toBe(1);
    expect((await noteOf('enquiries'))?.held).toMatchObject({
      count: 1,
      why: expect.stringContaining('30 days after'),
    });

    expect(await removeExpired(payload, settings, new Date())).toBe(0);
    expect((await noteOf('enquiries'))?.held).toBeUndefined();
    for (const expiring of expiredSubmissions(payload, settings, inMonths(36)))
      expect(await removeExpiring(payload, expiring, true)).toBe(1);
    expect(await noteOf('enquiries')).toMatchObject({ removed: { count: 1 } });
  });

  it('keeps records created while the clock was behind', async () => {
    const settings = settingsWith({});
    expect(await removeExpired(payload, settings, new Date())).toBe(0);
    expect(await removeExpired(payload, settings, inMonths(-36))).toBe(0);
    const { id } = await store('enquiry');
    await payload.db.updateOne({ collection: 'submissions', id, data: { createdAt: inMonths(-36).toISOString() } });
    expect(await removeExpired(payload, settings, new Date())).toBe(0);
    expect(await left()).toEqual({ submissions: 1, deliveries: 2 });
  });

  it('pauses when it would delete more than ten rows and a tenth of all', async () => {
    const settings = settingsWith({});
    for (let made = 0; made < 11; made += 1) await store('enquiry');
    expect(await removeLater(settings, inMonths(30))).toBe(0);
    expect((await noteOf('enquiries'))?.held).toMatchObject({ count: 11, why: expect.stringContaining('tenth') });
    for (let made = 0; made < 99; made += 1)
      await payload.db.create({
        collection: 'submissions',
        data: { ...young, key: `young ${made}`, fingerprint: `young ${made}`, createdAt: inMonths(30).toISOString() },
      });
    expect(await removeLater(settings, inMonths(30))).toBe(11);
  });

  it('happens in time when the process runs once a month', async () => {
    await store('enquiry');
    let removed = 0;
    for (let days = 0; days < 27 * 29; days += 29)
      removed += await removeExpired(payload, settingsWith({}), new Date(Date.now() + days * day));
    expect(removed).toBe(1);
  });

  it('keeps applications for at most 24 months', () => {
    expect(() => settingsWith({ KEEP_APPLICATIONS_MONTHS: '25' })).toThrow('must be 24 or less');
  });
});

describe('erasing a person', () => {
  it('deletes all submissions of the address in any case, and no others', async () => {
    const one = await store('enquiry', 'm.chan@six.example');
    const two = await store('application', 'M.Chan@Six.example');
    const others = [await store('enquiry', 'mxchan@six.example'), await store('enquiry', 'm.chan@six.example.org')];
    await payload.update({
      collection: 'deliveries',
      where: { submission: { equals: one.id }, destination: { equals: 'sheet' } },
      data: { state: 'delivered' },
    });
    expect(await erasePerson(payload, settingsWith({}), ' M.CHAN@six.example ')).toEqual({
      submissions: 2,
      deliveries: 4,
      files: 2,
      elsewhere: [{ place: 'Spreadsheet', what: `1 row, of enquiry ${one.id}` }],
      subscriber: false,
      reviewLinks: 0,
    });
    expect([one, two, ...others].map(({ file }) => existsSync(file))).toEqual([false, false, true, true]);
    expect(await left()).toEqual({ submissions: 2, deliveries: 4 });
    expect(await erasePerson(payload, settingsWith({}), 'm.chan@six.example')).toMatchObject({ submissions: 0 });
  });

  it('includes all spellings of the same address', async () => {
    const spellings = [
      'jörg@köln.example',
      'JÖRG@KÖLN.example',
      'jo\u0308rg@köln.example',
      'jörg@xn--kln-sna.example',
      '\u200Björg@köln.example',
      'jörg@k\u2060öln.example\u200E',
      'ｊörg@köln.example',
    ];
    for (const email of spellings) await store('enquiry', email);
    await store('enquiry', 'jorg@koln.example');
    expect(await erasePerson(payload, settingsWith({}), 'jörg@köln.example')).toMatchObject({
      submissions: spellings.length,
    });
    expect(await left()).toMatchObject({ submissions: 1 });
  });
});
