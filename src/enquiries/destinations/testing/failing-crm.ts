import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterEach, expect } from 'vitest';
import { filesFolder } from '../../../config/derived.ts';
import type { Settings } from '../../../config/env.ts';
import { settingsWith } from '../../test-support.ts';
import { type CrmFailure, type CrmStandIn, startCrm } from './crm-stand-in.ts';

let crm: CrmStandIn | undefined;

/** Stops the CRM after each test and deletes its deliveries. */
export function endCrmAfterEach(payload: Payload): void {
  afterEach(async () => {
    // Every test checks that all requests match the CRM's description.
    expect(crm?.refused).toEqual([]);
    crm?.stop();
    await payload.db.deleteMany({ collection: 'deliveries', where: {} });
    await payload.db.deleteMany({ collection: 'form-attempts', where: {} });
  });
}

/** Settings that deliver everything to this CRM. */
export const crmSettings = (url: string, more: Readonly<Record<string, string>> = {}): Settings =>
  settingsWith({
    CRM_BASE_URL: url,
    CRM_API_TOKEN: 'the-token',
    CRM_STAGE_ID: '7',
    CRM_MESSAGE_FIELD: 'abc123',
    CRM_SOURCE_FIELD: 'def456',
    ...more,
  });

/** Starts a CRM that fails the first requests of each call, in this order. */
export async function crmThatFails(plan: Readonly<Record<string, readonly CrmFailure[]>> = {}): Promise<CrmStandIn> {
  const times: Record<string, number> = {};
  crm = await startCrm('the-token', (call) => {
    times[call] = (times[call] ?? 0) + 1;
    return plan[call]?.[times[call] - 1];
  });
  return crm;
}

/** Returns a failure with this answer, before or after the record is created. */
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

/** The record is created, but the connection breaks. */
export const lost: CrmFailure = { when: 'after', answer: (response) => void response.destroy() };
export const halfAnswer = answering('after', 201, '{"success": true, "data": {"i');
export const failed = answering('before', 500);
export const page = answering('after', 403, '<p>Too many requests</p>', 'text/html');

/** Writes a file as it is stored with an enquiry. */
export function storedFile(name: string) {
  const folder = filesFolder(settingsWith({}));
  mkdirSync(folder, { recursive: true });
  const target = path.join(folder, `${crypto.randomUUID()}.pdf`);
  writeFileSync(target, '%PDF-1.4');
  return { name, path: target, size: 8, hash: '0', type: 'application/pdf' };
}

/** Requests in short form, without the API's path. */
export const steps = ({ calls }: CrmStandIn) => calls.map((call) => call.replace(/\/api\/v[12]\//, ''));
