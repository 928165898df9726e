// On SQLite alone: it tests the requests to the CRM. deliveries.database.test.ts tests the
// stored notes.
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { deliverDue } from '../../outbox/deliveries.ts';
import { afterwards, findDelivery, storeEnquiry } from '../../test-support.ts';
import { type CrmFailure, orphansOf } from '../testing/crm-stand-in.ts';
import {
  crmSettings,
  crmThatFails,
  endCrmAfterEach,
  failed,
  halfAnswer,
  lost,
  storedFile,
} from '../testing/failing-crm.ts';

const payload = await openForTests();

endCrmAfterEach(payload);

describe('the CRM records of similar enquiries', () => {
  /** Stores two identical enquiries of one company. */
  const storePair = async (company = 'Number Six') => [
    await storeEnquiry(payload, 'crm', { company }),
    await storeEnquiry(payload, 'crm', { company }),
  ];

  it.each([
    ['Number Six', 'POST /api/v2/organizations', 'loses both answers', [lost, lost]],
    ['Number Six', 'POST /api/v2/organizations', 'loses one answer, then fails', [lost, failed]],
    ['Number Six', 'POST /api/v2/organizations', 'fails once, then loses an answer', [failed, lost]],
    ['', 'POST /api/v2/persons', 'loses both answers', [lost, lost]],
    ['', 'POST /api/v2/persons', 'fails once, then loses an answer', [failed, lost]],
    ['', 'POST /api/v2/deals', 'loses both answers', [lost, halfAnswer]],
  ] as const)('from company "%s" are separate although %s %s', async (...given) => {
    const [company, call, , failures] = given;
    const made = await crmThatFails({ [call]: failures });
    const pair = await storePair(company);
    for (let time = 0; time < 4; time += 1) await deliverDue(payload, crmSettings(made.url), afterwards());
    const found = await Promise.all(pair.map((id) => findDelivery(payload, id)));
    expect(found.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    const steps = company ? (['organization', 'person', 'deal'] as const) : (['person', 'deal'] as const);
    for (const step of steps) expect(new Set(found.map(({ crm }) => crm?.[step])).size, step).toBe(2);
    const { organizations, persons, deals } = made.records;
    expect([organizations, persons, deals].map(({ length }) => length)).toEqual([company ? 2 : 0, 2, 2]);
    expect(orphansOf(made)).toEqual([]);
  });

  it('are created again when another delivery has adopted the first ones after a slow answer', async () => {
    const arrived = Promise.withResolvers<ServerResponse>();
    const made = await crmThatFails({
      'POST /api/v2/organizations': [{ when: 'after', answer: arrived.resolve }, failed],
    });
    const one = await storeEnquiry(payload, 'crm');
    const slow = deliverDue(payload, crmSettings(made.url));
    const answer = await arrived.promise;
    const other = await storeEnquiry(payload, 'crm');
    await deliverDue(payload, crmSettings(made.url));
    const otherDelivery = await findDelivery(payload, other);
    await payload.update({
      collection: 'deliveries',
      id: otherDelivery.id,
      data: { nextAttempt: new Date().toISOString() },
    });
    await deliverDue(payload, crmSettings(made.url));
    expect(await findDelivery(payload, other)).toMatchObject({ state: 'delivered', crm: { organization: 1 } });
    answer.writeHead(201, { 'content-type': 'application/json' }).end('{"success": true, "data": {"id": 1}}');
    await slow;
    await deliverDue(payload, crmSettings(made.url), afterwards());
    expect(await findDelivery(payload, one)).toMatchObject({ state: 'delivered', crm: { organization: 2 } });
    expect(made.records.organizations).toHaveLength(2);
    expect(orphansOf(made)).toEqual([]);
  });

  /** Creates a record as an office worker does, outside the site. */
  const createInCrm = (url: string, path: string, body: FormData | object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body: body instanceof FormData ? body : JSON.stringify(body),
      headers: {
        'x-api-token': 'the-token',
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
    });

  it('are not older records changed recently, nor persons with another phone number', async () => {
    const plan: Record<string, CrmFailure[]> = {};
    const made = await crmThatFails(plan);
    await createInCrm(made.url, '/api/v2/organizations', { name: 'Number Six', add_time: '2020-01-01T00:00:00Z' });
    const emails = [{ value: 'shop@six.example' }];
    await createInCrm(made.url, '/api/v2/persons', { name: 'M. Chan', emails, phones: [{ value: '7' }], org_id: 2 });
    // The manual record above counted as the first call.
    plan['POST /api/v2/organizations'] = [failed, failed];
    plan['POST /api/v2/persons'] = [failed, failed];
    const id = await storeEnquiry(payload, 'crm');
    for (let time = 0; time < 3; time += 1) await deliverDue(payload, crmSettings(made.url), afterwards());
    expect(await findDelivery(payload, id)).toMatchObject({ state: 'delivered', crm: { organization: 2, person: 2 } });
  });

  it('include a file that is beyond the first page of files', async () => {
    const plan: Record<string, CrmFailure[]> = { 'POST /api/v1/files': [failed] };
    const made = await crmThatFails(plan);
    const id = await storeEnquiry(payload, 'crm', {}, storedFile('brief.pdf'));
    await deliverDue(payload, crmSettings(made.url));
    for (let count = 0; count < 100; count += 1) {
      const form = new FormData();
      form.set('deal_id', '1');
      form.set('file', new Blob(['x']), `other-${count}.pdf`);
      await createInCrm(made.url, '/api/v1/files', form);
    }
    plan['POST /api/v1/files'] = [...Array.from({ length: 101 }, () => failed), lost];
    for (let time = 0; time < 3; time += 1) await deliverDue(payload, crmSettings(made.url), afterwards());
    expect(await findDelivery(payload, id)).toMatchObject({ state: 'delivered', crm: { file: 101 } });
    expect(made.records.files).toHaveLength(101);
  });
});
