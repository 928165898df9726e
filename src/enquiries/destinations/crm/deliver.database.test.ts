// On SQLite alone: it tests the requests to the CRM. deliveries.database.test.ts tests the
// stored notes.
import { rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Delivery, Submission } from '../../../cms/payload-types.ts';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { deliverDue } from '../../outbox/deliveries.ts';
import { afterwards, findDelivery, storeEnquiry } from '../../test-support.ts';
import type { CrmFailure } from '../testing/crm-stand-in.ts';
import {
  answering,
  crmSettings,
  crmThatFails,
  endCrmAfterEach,
  halfAnswer,
  lost,
  page,
  steps,
  storedFile,
} from '../testing/failing-crm.ts';
import { type CrmMemory, deliverToCrm } from './deliver.ts';

const payload = await openForTests();

endCrmAfterEach(payload);

let count = 0;

describe('an enquiry in the CRM', () => {
  it('becomes a linked organization, person, deal and file, created in this order', async () => {
    const { url, records, calls } = await crmThatFails();
    const id = await storeEnquiry(payload, 'crm', {}, storedFile('My brief.pdf'));
    await deliverDue(payload, crmSettings(url));
    expect(await findDelivery(payload, id)).toMatchObject({
      state: 'delivered',
      crm: { organization: 1, person: 1, deal: 1, file: 1, asked: null },
    });
    const { docs: counts } = await payload.find({ collection: 'form-attempts' });
    expect(counts).toMatchObject([{ sender: expect.stringMatching(/^calls to the CRM \d{4}-\d\d-\d\d$/), count: 4 }]);
    expect(calls).toEqual([
      'POST /api/v2/organizations',
      'POST /api/v2/persons',
      'POST /api/v2/deals',
      'POST /api/v1/files',
    ]);
    expect(records.organizations[0]).toMatchObject({ name: 'Number Six', visible_to: 3 });
    expect(records.persons[0]).toMatchObject({
      name: 'M. Chan',
      emails: [{ value: 'shop@six.example', primary: true, label: 'work' }],
      phones: [{ value: '6', primary: true, label: 'work' }],
      visible_to: 3,
      org_id: 1,
    });
    expect(records.deals[0]).toMatchObject({
      title: 'shop@six.example',
      status: 'open',
      stage_id: 7,
      person_id: 1,
      org_id: 1,
      visible_to: 3,
      custom_fields: { abc123: 'Noodles', def456: 'Organic/Website' },
    });
    expect(records.files[0]).toMatchObject({ name: 'My brief.pdf', deal_id: 1, file_size: 8 });
  });

  it('gets no more calls from a worker whose claim has expired and been taken over', async () => {
    const arrived = Promise.withResolvers<ServerResponse>();
    const waits: CrmFailure = { when: 'after', answer: arrived.resolve };
    const { url, calls, records } = await crmThatFails({ 'POST /api/v2/organizations': [waits] });
    const id = await storeEnquiry(payload, 'crm');
    const slow = deliverDue(payload, crmSettings(url));
    const answer = await arrived.promise;
    await deliverDue(payload, crmSettings(url), afterwards());
    const callsOfBoth = [...calls];
    answer.writeHead(201, { 'content-type': 'application/json' }).end('{"success": true, "data": {"id": 1}}');
    await slow;
    expect(calls).toEqual(callsOfBoth);
    expect(records.persons).toHaveLength(1);
    expect(await findDelivery(payload, id)).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('resumes after the last completed step, without a search after a clear refusal', async () => {
    const no = answering('before', 403, '{"success": false, "error": "Forbidden"}');
    const { url, ...made } = await crmThatFails({ 'POST /api/v2/persons': [answering('before', 429), no] });
    const id = await storeEnquiry(payload, 'crm');
    for (let time = 0; time < 3; time += 1) await deliverDue(payload, crmSettings(url), afterwards());
    const delivery = await findDelivery(payload, id);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 3 });
    expect(steps({ url, ...made })).toEqual([
      'POST organizations',
      'POST persons',
      'POST persons',
      'POST persons',
      'POST deals',
    ]);
    const notes = JSON.stringify(delivery.log);
    for (const secret of ['the-token', 'shop@six.example', 'Noodles']) expect(notes).not.toContain(secret);
  });

  it('names its language in the field for it', async () => {
    const { url, records } = await crmThatFails();
    const submission = { name: '陳大文', email: 'shop@six.example', message: 'Noodles' } as Submission;
    const settings = crmSettings(url, { CRM_LANGUAGE_FIELD: 'ghi789' });
    const memory: CrmMemory = {
      keep: async () => 'kept',
      spend: async () => true,
      forget: async () => undefined,
      isOfAnotherDelivery: async () => false,
    };
    const deliveryJob = { submission, delivery: {} as Delivery, settings, language: '繁體中文 Chinese' };
    expect(await deliverToCrm(deliveryJob, memory)).toMatchObject({ outcome: 'delivered' });
    expect(records.deals).toMatchObject([{ custom_fields: { ghi789: '繁體中文 Chinese', abc123: 'Noodles' } }]);
  });

  it.each([
    ['POST /api/v2/organizations', 'no answer', lost],
    ['POST /api/v2/persons', 'half an answer', halfAnswer],
    ['POST /api/v2/persons', 'an HTML page', page],
    ['POST /api/v2/deals', 'no answer', lost],
    ['POST /api/v2/deals', 'half an answer', halfAnswer],
    ['POST /api/v1/files', 'an HTML page', page],
  ] as const)('is created once in every step, although %s brings %s', async (call, _, failure) => {
    count += 1;
    const { url, records } = await crmThatFails({ [call]: [failure] });
    const id = await storeEnquiry(payload, 'crm', { company: `Lost ${count}` }, storedFile('brief.pdf'));
    for (let time = 0; time < 3; time += 1) await deliverDue(payload, crmSettings(url), afterwards());
    expect(await findDelivery(payload, id)).toMatchObject({ state: 'delivered', attempts: 2 });
    for (const all of Object.values(records)) expect(all).toHaveLength(1);
  });

  it('is searched for again after a failed search, and created when nothing is found', async () => {
    const { url, records, ...made } = await crmThatFails({
      'POST /api/v2/deals': [answering('before', 500)],
      'GET /api/v2/deals': [answering('before', 429)],
    });
    const id = await storeEnquiry(payload, 'crm', { company: '' });
    for (let time = 0; time < 4; time += 1) await deliverDue(payload, crmSettings(url), afterwards());
    expect(await findDelivery(payload, id)).toMatchObject({ state: 'delivered', attempts: 3 });
    expect(records.deals).toHaveLength(1);
    expect(steps({ url, records, ...made })).toEqual([
      'POST persons',
      'POST deals',
      'GET deals',
      'GET deals',
      'POST deals',
    ]);
  });

  it('does not adopt the deal of an earlier enquiry from the same person', async () => {
    const plan = { 'POST /api/v2/persons': [halfAnswer, halfAnswer], 'POST /api/v2/deals': [] as CrmFailure[] };
    const { url, records } = await crmThatFails(plan);
    const settings = crmSettings(url, { CRM_MESSAGE_FIELD: '', CRM_SOURCE_FIELD: '' });
    const one = await storeEnquiry(payload, 'crm', { company: '' });
    for (let time = 0; time < 2; time += 1) await deliverDue(payload, settings, afterwards());
    plan['POST /api/v2/deals'].push(answering('before', 500), answering('before', 500));
    const other = await storeEnquiry(payload, 'crm', { company: '', message: 'And soup' });
    for (let time = 0; time < 5; time += 1) await deliverDue(payload, settings, afterwards());
    const deals = [await findDelivery(payload, one), await findDelivery(payload, other)].map((one) => one.crm?.deal);
    expect(deals).toEqual([1, 2]);
    expect(records.deals).toHaveLength(2);
  });

  it('is delivered without a missing file, reports it, and adds the file later', async () => {
    const made = await crmThatFails();
    const file = storedFile('brief.pdf');
    rmSync(file.path);
    const id = await storeEnquiry(payload, 'crm', {}, file);
    await deliverDue(payload, crmSettings(made.url));
    const delivery = await findDelivery(payload, id);
    expect(delivery).toMatchObject({ state: 'needs-attention', nextAttempt: null, crm: { deal: 1 } });
    expect(delivery.log?.[0]?.outcome).toMatch(/file.*is missing/);
    writeFileSync(file.path, '%PDF-1.4');
    const nextAttempt = new Date().toISOString();
    await payload.update({ collection: 'deliveries', id: delivery.id, data: { state: 'waiting', nextAttempt } });
    await deliverDue(payload, crmSettings(made.url), afterwards());
    expect(await findDelivery(payload, id)).toMatchObject({ state: 'delivered', crm: { deal: 1, file: 1 } });
    expect(made.records.deals).toHaveLength(1);
  });

  it('waits for Retry-After, and counts no attempt when the daily calls are used up', async () => {
    const { url, calls } = await crmThatFails({
      'POST /api/v2/persons': [answering('before', 429, '', 'application/json', { 'retry-after': '3600' })],
    });
    const id = await storeEnquiry(payload, 'crm', { company: '' });
    await deliverDue(payload, crmSettings(url));
    const waiting = await findDelivery(payload, id);
    expect(new Date(waiting.nextAttempt ?? 0).getTime()).toBeGreaterThan(Date.now() + 3_590_000);
    await deliverDue(payload, crmSettings(url, { CRM_DAILY_CALLS: '2' }), afterwards());
    expect(calls).toHaveLength(2);
    const delivery = await findDelivery(payload, id);
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, crm: { person: 1 } });
    const tomorrow = new Date(delivery.nextAttempt ?? 0).toISOString().slice(0, 10);
    expect(tomorrow).not.toBe(new Date().toISOString().slice(0, 10));
  });
});
