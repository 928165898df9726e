// On SQLite, and on PostgreSQL in the full run: holding and delivering depend on the stored
// verdict.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask, signIn } from '../../cms/rest/test-support.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { filesFolder } from '../../config/derived.ts';
import { parseSettings } from '../../config/env.ts';
import { startScanner } from '../../lib/testing/scanner-stand-in.ts';
import { type ReceivedMail, startMailServer } from '../destinations/testing/mail-stand-in.ts';
import { deliverDue } from './deliveries.ts';

const sent: ReceivedMail[] = [];
const mail = await startMailServer((one) => sent.push(one));
const scanner = await startScanner();
process.env.SMTP_URL = mail.url;
process.env.CLAMD_URL = scanner.url;
process.env.DELIVERY_PATIENCE = '1';
const payload = await openForTests();
const settings = parseSettings();
const password = 'a password of this test';
let token = '';

beforeAll(async () => {
  await payload.create({
    collection: 'users',
    data: {
      email: 'reader@agency.example',
      name: 'Reader',
      password,
      roles: ['administrator'],
      mustChangePassword: false,
    },
  });
  token = (await signIn(payload, 'reader@agency.example', password)) ?? '';
});

beforeEach(() => {
  sent.length = 0;
  scanner.scannedSizes.length = 0;
  scanner.mode = 'normal';
});

afterAll(async () => {
  for (const name of ['SMTP_URL', 'CLAMD_URL', 'DELIVERY_PATIENCE']) delete process.env[name];
  mail.stop();
  scanner.stop();
  await payload.destroy();
});

/** Stores an enquiry with a file, with mail and receipt due. */
async function enquiryWith(content: string): Promise<number> {
  const key = randomUUID();
  const filePath = `${key}.txt`;
  mkdirSync(filesFolder(settings), { recursive: true });
  writeFileSync(path.join(filesFolder(settings), filePath), content);
  const { id } = await payload.db.create({
    collection: 'submissions',
    data: {
      key,
      fingerprint: key,
      kind: 'enquiry',
      state: 'new',
      held: false,
      name: 'M. Chan',
      email: 'chan@six.example',
      message: 'Four sizes.',
      fileName: 'brief.txt',
      fileType: 'text/plain',
      fileSize: content.length,
      filePath,
    },
  });
  for (const destination of ['mail', 'receipt'] as const)
    await payload.db.create({
      collection: 'deliveries',
      data: { submission: id, destination, state: 'waiting', attempts: 0, nextAttempt: new Date().toISOString() },
    });
  return Number(id);
}

const enquiry = (id: number) => payload.findByID({ collection: 'submissions', id, depth: 0 });
const fileOf = (id: number) => ask(payload, `/submissions/${id}/file`, { token });
const toUs = () => sent.filter(({ to }) => to !== 'chan@six.example');
const stateOf = async (id: number, destination: string) => {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { and: [{ submission: { equals: id } }, { destination: { equals: destination } }] },
    depth: 0,
  });
  return docs[0];
};

it('a clean file is scanned once, mailed and available in the panel', async () => {
  const id = await enquiryWith('A brief.');
  await deliverDue(payload, settings);
  expect(toUs()[0]?.source).toContain('brief.txt');
  expect(await enquiry(id)).toMatchObject({ scan: 'clean', held: false });
  expect(await fileOf(id)).toMatchObject({ status: 200, text: 'A brief.' });
  expect(scanner.scannedSizes).toEqual([8]);
});

it('an enquiry with an infected file is held, and the file is not served', async () => {
  const id = await enquiryWith('This is MARKED.');
  await deliverDue(payload, settings);
  expect(toUs()).toEqual([]);
  expect(await enquiry(id)).toMatchObject({ scan: 'infected', scanFound: 'Test.Marked', held: true });
  expect((await enquiry(id)).heldBecause).toContain('Test.Marked');
  expect(await stateOf(id, 'mail')).toMatchObject({ state: 'held' });
  const refused = await fileOf(id);
  expect(refused.status).toBe(403);
  expect(refused.text).not.toContain('MARKED.');
});

it('releasing an enquiry with an infected file delivers its text without the file', async () => {
  const id = await enquiryWith('This is MARKED, too.');
  await deliverDue(payload, settings);
  await ask(payload, `/submissions/${id}`, { method: 'PATCH', body: { held: false }, token });
  await deliverDue(payload, settings);
  expect(await stateOf(id, 'mail')).toMatchObject({ state: 'delivered' });
  expect(toUs()[0]?.source).toContain('Four sizes.');
  expect(toUs()[0]?.source).not.toContain('brief.txt');
  expect((await fileOf(id)).status).toBe(403);
});

it('deliveries with a file wait while the scanner is down, and resume afterwards', async () => {
  scanner.mode = 'hangs-up';
  const id = await enquiryWith('A brief.');
  await deliverDue(payload, settings);
  expect(toUs()).toEqual([]);
  // This address had its auto-reply of the day.
  expect(await stateOf(id, 'receipt')).toMatchObject({ state: 'skipped' });
  const waiting = await stateOf(id, 'mail');
  expect(waiting).toMatchObject({ state: 'waiting', log: [{ outcome: expect.stringContaining('The virus scanner') }] });
  expect((await fileOf(id)).status).toBe(503);
  scanner.mode = 'normal';
  await deliverDue(payload, settings, new Date(Date.now() + 120_000));
  expect(await stateOf(id, 'mail')).toMatchObject({ state: 'delivered' });
  expect((await fileOf(id)).status).toBe(200);
});

it('the verdict of a scan cannot be set through the API', async () => {
  const id = await enquiryWith('This is MARKED.');
  await ask(payload, `/submissions/${id}`, { method: 'PATCH', body: { scan: 'clean' }, token });
  expect((await enquiry(id)).scan ?? null).toBeNull();
});
