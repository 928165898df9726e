import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterEach, expect } from 'vitest';
import type { Settings } from '../../../env.ts';
import { filesFolder } from '../../store/submit.ts';
import { settingsWith } from '../../test-support.ts';
import { type CrmFailure, type CrmStandIn, startCrm } from './crm-stand-in.ts';

let crm: CrmStandIn | undefined;

/** Ends the CRM after each test, and takes away what was to go there. */
export function endCrmAfterEach(payload: Payload): void {
  afterEach(async () => {
    // Whatever else a test is about: nothing goes to the CRM that its description does not know.
    expect(crm?.refused).toEqual([]);
    crm?.stop();
    await payload.db.deleteMany({ collection: 'deliveries', where: {} });
    await payload.db.deleteMany({ collection: 'form-attempts', where: {} });
  });
}

/** Settings with which everything goes to this CRM. */
export const crmSettings = (url: string, more: Readonly<Record<string, string>> = {}): Settings =>
  settingsWith({
    CRM_BASE_URL: url,
    CRM_API_TOKEN: 'the-token',
    CRM_STAGE_ID: '7',
    CRM_MESSAGE_FIELD: 'abc123',
    CRM_SOURCE_FIELD: 'def456',
    ...more,
  });

/** A CRM that fails the first times that it gets a call, in this order. */
export async function crmThatFails(plan: Readonly<Record<string, readonly CrmFailure[]>> = {}): Promise<CrmStandIn> {
  const times: Record<string, number> = {};
  crm = await startCrm('the-token', (call) => {
    times[call] = (times[call] ?? 0) + 1;
    return plan[call]?.[times[call] - 1];
  });
  return crm;
}

/** Answers like this, before or after the work is done. */
export const answering = (
  when: CrmFailure['when'],
  status: number,
  text = '',
  type = 'application/json',
  more: Readonly<Record<string, string>> = {},
): CrmFailure => ({
  when,
  answer: (response) => void response.writeHead(status, { 'content-type': type, ...more }).end(text),
});

/** What comes back is cut off, although the work was done. */
export const lost: CrmFailure = { when: 'after', answer: (response) => void response.destroy() };
export const halfAnswer = answering('after', 201, '{"success": true, "data": {"i');
export const failed = answering('before', 500);
export const page = answering('after', 403, '<p>Too many requests</p>', 'text/html');

/** A file as it lies there after an enquiry has come. */
export function storedFile(name: string) {
  const folder = filesFolder(settingsWith({}));
  mkdirSync(folder, { recursive: true });
  const target = path.join(folder, `${crypto.randomUUID()}.pdf`);
  writeFileSync(target, '%PDF-1.4');
  return { name, path: target, size: 8, hash: '0', type: 'application/pdf' };
}

/** What was asked of it, in short. */
export const steps = ({ calls }: CrmStandIn) => calls.map((call) => call.replace(/\/api\/v[12]\//, ''));
