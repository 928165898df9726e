import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openContentSystem } from '../cms/open.ts';
import { readSettings, type Settings } from '../env.ts';
import { deliverDue } from './deliveries.ts';
import { type Destination, storeSubmission } from './store.ts';
import { formOf, type SeenRequest, type StandIn, startStandIn } from './test-support.ts';

let payload: Payload;
let stop: (() => void)[] = [];

beforeAll(async () => {
  payload = (await openContentSystem(readSettings(), { say: () => undefined })).payload;
});

afterAll(async () => {
  await payload.destroy();
});

afterEach(async () => {
  for (const end of stop) end();
  stop = [];
  await payload.db.deleteMany({ collection: 'deliveries', where: {} });
});

const standIn = async (...given: Parameters<typeof startStandIn>): Promise<StandIn> => {
  const made = await startStandIn(...given);
  stop.push(made.stop);
  return made;
};

const settingsWith = (more: Readonly<Record<string, string>>): Settings => readSettings({ ...process.env, ...more });

let stored = 0;

async function enquiry(destination: Destination, values: Readonly<Record<string, string>> = {}) {
  stored += 1;
  const result = await storeSubmission(
    payload,
    {
      kind: 'enquiry',
      key: `a-key-of-this-test-${stored}`,
      fingerprint: `fingerprint ${stored}`,
      source: '/contact-us',
      values: {
        name: 'M. Chan',
        company: 'Number Six',
        email: 'shop@six.example',
        phone: '6',
        message: 'Noodles',
        ...values,
      },
    },
    [destination],
  );
  if (result.outcome !== 'stored') throw new Error('It was not stored.');
  return result.id;
}

async function deliveryOf(submission: number) {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { submission: { equals: submission } },
    depth: 0,
  });
  const [delivery] = docs;
  if (!delivery) throw new Error('There is no delivery.');
  return delivery;
}

/** Goes on as if all pauses were over. */
const afterwards = () => new Date(Date.now() + 4 * 24 * 60 * 60 * 1000);

const json = (body: unknown) => JSON.stringify(body);

describe('the spreadsheet', () => {
  it('gets the fields by their own names and the number, by way of a redirect', async () => {
    const sheet = await standIn(({ path }, response) => {
      if (path === '/exec') response.writeHead(302, { location: '/echo' }).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(json({ result: 'success' }));
    });
    const id = await enquiry('sheet');
    const settings = settingsWith({ SHEET_ENDPOINT_URL: `${sheet.url}/exec` });
    expect(await deliverDue(payload, settings)).toBe(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 1 });
    const [post, get] = sheet.seen;
    expect(get).toMatchObject({ method: 'GET', path: '/echo' });
    const fields = Object.fromEntries(await formOf(post as SeenRequest));
    expect(fields).toEqual({
      submission_id: String(id),
      form: 'enquiry',
      name: 'M. Chan',
      company: 'Number Six',
      email: 'shop@six.example',
      phone: '6',
      message: 'Noodles',
    });
    expect(await deliverDue(payload, settings, afterwards())).toBe(0);
  });

  it.each([
    ['a page about an error', 200, '<!doctype html><p>TypeError</p>', {}],
    ['words that say nothing', 200, json({ result: 'error' }), {}],
    ['nothing', 200, '', {}],
    ['an error', 500, 'success', {}],
  ])('that answers with %s is tried again', async (_, status, body, headers) => {
    const sheet = await standIn((_request, response) => void response.writeHead(status, headers).end(body));
    const id = await enquiry('sheet');
    await deliverDue(payload, settingsWith({ SHEET_ENDPOINT_URL: sheet.url }));
    const delivery = await deliveryOf(id);
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(new Date(delivery.nextAttempt ?? 0).getTime()).toBeGreaterThan(Date.now() + 25_000);
    expect(delivery.log?.[0]?.outcome).toMatch(/^The sheet answered/);
  });

  it('that asks for an hour gets it, and needs attention after the last attempt', async () => {
    const sheet = await standIn((_request, response) => void response.writeHead(429, { 'retry-after': '3600' }).end());
    const settings = settingsWith({ SHEET_ENDPOINT_URL: sheet.url });
    const id = await enquiry('sheet');
    await deliverDue(payload, settings);
    expect(new Date((await deliveryOf(id)).nextAttempt ?? 0).getTime()).toBeGreaterThan(Date.now() + 3_590_000);
    for (let time = 0; time < 20; time += 1) await deliverDue(payload, settings, afterwards());
    expect(await deliveryOf(id)).toMatchObject({ state: 'needs-attention', attempts: 12 });
    expect(sheet.seen).toHaveLength(12);
  });

  it('gets each delivery once, however many workers look', async () => {
    const sheet = await standIn((_request, response) => void response.end('success'));
    const settings = settingsWith({ SHEET_ENDPOINT_URL: sheet.url });
    for (let made = 0; made < 6; made += 1) await enquiry('sheet');
    await Promise.all([deliverDue(payload, settings), deliverDue(payload, settings), deliverDue(payload, settings)]);
    const ids = await Promise.all(sheet.seen.map(async (request) => (await formOf(request)).get('submission_id')));
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });
});

/** Stands in for the CRM: knows the four calls by path, header and exact fields, and refuses everything else. */
function strictCrm(
  fails: (step: string, times: number) => { status: number; type?: string; body?: string } | undefined,
) {
  const times: Record<string, number> = {};
  const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/api/v2/organizations': { name: 'string', visible_to: 'number' },
    '/api/v2/persons': { name: 'string', emails: 'object', phones: 'object', visible_to: 'number', org_id: 'number' },
    '/api/v2/deals': {
      title: 'string',
      status: 'string',
      stage_id: 'number',
      person_id: 'number',
      org_id: 'number',
      visible_to: 'number',
      custom_fields: 'object',
    },
  };
  return standIn((request, response) => {
    const refuse = (status: number, error: string) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(json({ success: false, error }));
    const shape = shapes[request.path];
    if (request.method !== 'POST' || !shape) return refuse(404, 'unknown call');
    if (request.headers['x-api-token'] !== 'the-token') return refuse(401, 'unauthorized');
    if (request.headers['content-type'] !== 'application/json') return refuse(415, 'not JSON');
    const body = JSON.parse(request.body.toString()) as Record<string, unknown>;
    for (const [field, value] of Object.entries(body))
      if (shape[field] !== typeof value) return refuse(400, `${field} is no ${shape[field]}`);
    times[request.path] = (times[request.path] ?? 0) + 1;
    const failure = fails(request.path, times[request.path] ?? 0);
    if (failure) {
      const { status, type = 'application/json', body: text = '' } = failure;
      return void response.writeHead(status, { 'content-type': type }).end(text);
    }
    const id = Object.keys(shapes).indexOf(request.path) + 41;
    return void response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(json({ success: true, data: { id } }));
  });
}

describe('the CRM', () => {
  const crmSettings = (url: string, more: Readonly<Record<string, string>> = {}) =>
    settingsWith({
      CRM_BASE_URL: url,
      CRM_API_TOKEN: 'the-token',
      CRM_STAGE_ID: '7',
      CRM_MESSAGE_FIELD: 'abc123',
      CRM_SOURCE_FIELD: 'def456',
      ...more,
    });

  it('gets organization, person and deal in order, with each other’s numbers', async () => {
    const crm = await strictCrm(() => undefined);
    const id = await enquiry('crm');
    await deliverDue(payload, crmSettings(crm.url));
    expect(await deliveryOf(id)).toMatchObject({
      state: 'delivered',
      crm: { organization: 41, person: 42, deal: 43, calls: 3 },
    });
    expect(crm.seen.map(({ path }) => path)).toEqual(['/api/v2/organizations', '/api/v2/persons', '/api/v2/deals']);
    expect(crm.seen.map(({ body }) => JSON.parse(body.toString()))).toEqual([
      { name: 'Number Six', visible_to: 3 },
      {
        name: 'M. Chan',
        emails: [{ value: 'shop@six.example', primary: true, label: 'work' }],
        phones: [{ value: '6', primary: true, label: 'work' }],
        visible_to: 3,
        org_id: 41,
      },
      {
        title: 'shop@six.example',
        status: 'open',
        stage_id: 7,
        person_id: 42,
        org_id: 41,
        visible_to: 3,
        custom_fields: { abc123: 'Noodles', def456: 'Organic/Website' },
      },
    ]);
  });

  it('is resumed after the last step that it took, whatever it answered to the next', async () => {
    const failures = [
      { status: 429 },
      { status: 403, type: 'text/html', body: '<p>Too many requests</p>' },
      { status: 200, body: '{"success": true, "data": {"i' },
    ];
    const crm = await strictCrm((step, times) => (step === '/api/v2/persons' ? failures[times - 1] : undefined));
    const settings = crmSettings(crm.url);
    const id = await enquiry('crm');
    for (let time = 0; time < 4; time += 1) await deliverDue(payload, settings, afterwards());
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 4 });
    const paths = crm.seen.map(({ path }) => path.replace('/api/v2/', ''));
    expect(paths).toEqual(['organizations', 'persons', 'persons', 'persons', 'persons', 'deals']);
    const notes = json((await deliveryOf(id)).log);
    for (const secret of ['the-token', 'shop@six.example', 'Noodles']) expect(notes).not.toContain(secret);
  });

  it('is left alone when the calls of the day are used up, which counts as no attempt', async () => {
    const crm = await strictCrm(() => undefined);
    const id = await enquiry('crm', { company: '' });
    await deliverDue(payload, crmSettings(crm.url, { CRM_DAILY_CALLS: '1' }));
    const delivery = await deliveryOf(id);
    expect(crm.seen).toHaveLength(1);
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 0, crm: { person: 42 } });
    expect(new Date(delivery.nextAttempt ?? 0).toISOString().slice(0, 10)).not.toBe(
      new Date().toISOString().slice(0, 10),
    );
  });
});

describe('mail', () => {
  async function startSmtp(refuse: () => boolean) {
    const messages: { to: string[]; text: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          messages.push({ to, text: Buffer.concat(chunks).toString() });
          done(refuse() ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null);
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stop.push(() => server.close());
    return { messages, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
  }

  it('goes to the agency with everything, under the same number when it has to be sent again', async () => {
    let times = 0;
    const smtp = await startSmtp(() => {
      times += 1;
      return times === 1;
    });
    const settings = settingsWith({
      SMTP_URL: smtp.url,
      MAIL_TO: 'desk@agency.example',
      SITE_URL: 'https://six.example',
    });
    const id = await enquiry('mail', { name: 'M. Chan\r\nBcc: all@six.example' });
    await deliverDue(payload, settings);
    expect((await deliveryOf(id)).log?.[0]?.outcome).toBe('The mail server: it answered 451.');
    await deliverDue(payload, settings, afterwards());
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 2 });
    const ids = smtp.messages.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@six\.example>/);
    expect(ids[1]).toBe(ids[0]);
    expect(smtp.messages[0]?.to).toEqual(['desk@agency.example']);
    expect(smtp.messages[0]?.text).toContain('Noodles');
    expect(smtp.messages[0]?.text).toMatch(/^Reply-To: [^\r\n]*(?:\r?\n [^\r\n]*)?<shop@six\.example>/m);
    const [headers = ''] = (smtp.messages[0]?.text ?? '').split(/\r?\n\r?\n/);
    expect(headers).toContain('Subject:');
    expect(headers).not.toMatch(/^Bcc:/im);
  });

  it('gives the sender a receipt that repeats nothing they wrote', async () => {
    const smtp = await startSmtp(() => false);
    const id = await enquiry('receipt');
    await deliverDue(payload, settingsWith({ SMTP_URL: smtp.url }));
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
    expect(smtp.messages[0]?.to).toEqual(['shop@six.example']);
    expect(smtp.messages[0]?.text).toContain('Auto-Submitted: auto-replied');
    for (const words of ['Noodles', 'M. Chan', 'Number Six']) expect(smtp.messages[0]?.text).not.toContain(words);
  });
});
