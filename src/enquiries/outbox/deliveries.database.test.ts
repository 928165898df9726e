// On both databases: SQL claims the leases.
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { timeoutOf } from '../../config/derived.ts';
import type { DestinationId } from '../../domain/destinations.ts';
import { formOf, type SeenRequest, type StandIn, startStandIn } from '../destinations/testing/http-stand-in.ts';
import { type ReceivedMail, readMail, startMailServer } from '../destinations/testing/mail-stand-in.ts';
import { startWebhook, webhookSecret } from '../destinations/testing/webhook-stand-in.ts';
import { afterwards, findDelivery, settingsWith, storeEnquiry, translateFacts } from '../test-support.ts';
import { deliverDue, startDelivering } from './deliveries.ts';
import { leaseFrom } from './delivery-notes.ts';
import { mostAnHour } from './receipt-limits.ts';

let stop: (() => void)[] = [];

const payload = await openForTests();

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

const enquiry = (destination: DestinationId, values?: Readonly<Record<string, string>>) =>
  storeEnquiry(payload, destination, values);
const deliveryOf = (submission: number) => findDelivery(payload, submission);

const json = (body: unknown) => JSON.stringify(body);

describe('the spreadsheet', () => {
  it('receives the named fields and the submission id, and its redirect is followed', async () => {
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
      submission_id: `${id}-a-key-of`,
      form: 'enquiry',
      name: 'M. Chan',
      company: 'Number Six',
      email: 'shop@six.example',
      phone: '6',
      message: 'Noodles',
      language: 'English',
    });
    expect(await deliverDue(payload, settings, afterwards())).toBe(0);
  });

  it('receives formulas only in escaped form', async () => {
    const sheet = await standIn((_request, response) => void response.end('success'));
    await enquiry('sheet', { name: '=1+1', company: '@SUM(A1)', phone: '+852 0006', message: '\t-1' });
    await deliverDue(payload, settingsWith({ SHEET_ENDPOINT_URL: sheet.url }));
    const fields = Object.fromEntries(await formOf(sheet.seen[0] as SeenRequest));
    expect(fields).toMatchObject({ name: "'=1+1", company: "'@SUM(A1)", phone: '+852 0006', message: "'\t-1" });
  });

  it('is retried sooner at a higher pace, with the same timeout and lease', async () => {
    const sheet = await standIn((_request, response) => void response.writeHead(500).end());
    const settings = settingsWith({ SHEET_ENDPOINT_URL: sheet.url, DELIVERY_PACE: '7' });
    const id = await enquiry('sheet');
    const before = Date.now();
    await deliverDue(payload, settings);
    const { log, nextAttempt } = await deliveryOf(id);
    expect(log?.[0]?.outcome).toBe('The sheet answered 500.');
    expect(new Date(nextAttempt ?? 0).getTime()).toBeLessThan(before + 30_000);
    expect(timeoutOf(settings)).toBe(30_000);
    expect(leaseFrom(settings, new Date(0))).toBe('1970-01-01T00:05:00.000Z');
  });

  it.each([
    ['an error page', 200, '<!doctype html><p>TypeError</p>', {}],
    ['a result of error', 200, json({ result: 'error' }), {}],
    ['an empty body', 200, '', {}],
    ['a server error', 500, 'success', {}],
  ])('that answers with %s is retried', async (_, status, body, headers) => {
    const sheet = await standIn((_request, response) => void response.writeHead(status, headers).end(body));
    const id = await enquiry('sheet');
    await deliverDue(payload, settingsWith({ SHEET_ENDPOINT_URL: sheet.url }));
    const delivery = await deliveryOf(id);
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(new Date(delivery.nextAttempt ?? 0).getTime()).toBeGreaterThan(Date.now() + 25_000);
    expect(delivery.log?.[0]?.outcome).toMatch(/^The sheet answered/);
  });

  it('is retried after Retry-After, and needs attention after the last attempt', async () => {
    const sheet = await standIn((_request, response) => void response.writeHead(429, { 'retry-after': '3600' }).end());
    const settings = settingsWith({ SHEET_ENDPOINT_URL: sheet.url });
    const id = await enquiry('sheet');
    await deliverDue(payload, settings);
    expect(new Date((await deliveryOf(id)).nextAttempt ?? 0).getTime()).toBeGreaterThan(Date.now() + 3_590_000);
    for (let time = 0; time < 20; time += 1) await deliverDue(payload, settings, afterwards());
    expect(await deliveryOf(id)).toMatchObject({ state: 'needs-attention', attempts: 12 });
    expect(sheet.seen).toHaveLength(12);
  });

  it('ignores the late outcome of a worker whose expired lease another one has taken over', async () => {
    const answers: ServerResponse[] = [];
    const arrived = Promise.withResolvers<void>();
    const sheet = await standIn((_request, response) => {
      answers.push(response);
      if (answers.length === 1) arrived.resolve();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(json({ result: 'success' }));
    });
    const id = await enquiry('sheet');
    const settings = settingsWith({ SHEET_ENDPOINT_URL: `${sheet.url}/exec` });
    const slow = deliverDue(payload, settings);
    await arrived.promise;
    await deliverDue(payload, settings, afterwards());
    answers[0]?.writeHead(500).end();
    await slow;
    const { state, nextAttempt, log } = await deliveryOf(id);
    expect({ state, nextAttempt }).toEqual({ state: 'delivered', nextAttempt: null });
    expect(log).toHaveLength(1);
  });

  it('receives each delivery once from several workers', async () => {
    const sheet = await standIn((_request, response) => void response.end('success'));
    const settings = settingsWith({ SHEET_ENDPOINT_URL: sheet.url });
    for (let made = 0; made < 6; made += 1) await enquiry('sheet');
    await Promise.all([deliverDue(payload, settings), deliverDue(payload, settings), deliverDue(payload, settings)]);
    const ids = await Promise.all(sheet.seen.map(async (request) => (await formOf(request)).get('submission_id')));
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });
});

describe('the webhook', () => {
  const receiver = async (failure: Parameters<typeof startWebhook>[1]) => {
    const ids: string[] = [];
    const made = await startWebhook((id) => ids.push(id), failure);
    stop.push(made.stop);
    return { ...made, ids };
  };

  it('receives a repetition after a lost answer under the same webhook-id, and others under their own', async () => {
    let failures = 1;
    const hook = await receiver(() => {
      failures -= 1;
      return failures < 0 ? undefined : { when: 'after', answer: (response) => void response.destroy() };
    });
    const settings = settingsWith({ WEBHOOK_URL: hook.url, WEBHOOK_SECRET: webhookSecret });
    const id = await enquiry('webhook');
    await deliverDue(payload, settings);
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    await deliverDue(payload, settings, afterwards());
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 2 });
    await enquiry('webhook');
    await deliverDue(payload, settings, afterwards());
    expect(hook.faults).toEqual([]);
    expect(hook.ids).toHaveLength(3);
    expect(hook.ids[1]).toBe(hook.ids[0]);
    expect(hook.ids[2]).not.toBe(hook.ids[0]);
  });

  it('that is gone needs attention at once, and is tried again when asked', async () => {
    let isGone = true;
    const hook = await receiver(() =>
      isGone ? { when: 'before', answer: (response) => void response.writeHead(410).end() } : undefined,
    );
    const settings = settingsWith({ WEBHOOK_URL: hook.url, WEBHOOK_SECRET: webhookSecret });
    const id = await enquiry('webhook');
    await deliverDue(payload, settings);
    const { log, ...delivery } = await deliveryOf(id);
    expect(delivery).toMatchObject({ state: 'needs-attention', attempts: 1, nextAttempt: null });
    expect(log?.[0]?.outcome).toMatch(/^The webhook is gone \(410\)/);
    await deliverDue(payload, settings, afterwards());
    expect(hook.seen).toHaveLength(1);
    isGone = false;
    await payload.update({
      collection: 'deliveries',
      id: delivery.id,
      data: { state: 'waiting', attempts: 0, nextAttempt: new Date().toISOString() },
    });
    await deliverDue(payload, settings);
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
  });
});

it('a delivery ends without an error when its submission is erased meanwhile', async () => {
  const sheet = await standIn(async (_request, response) => {
    await payload.delete({ collection: 'submissions', where: {} });
    response.end('success');
  });
  await enquiry('sheet');
  expect(await deliverDue(payload, settingsWith({ SHEET_ENDPOINT_URL: sheet.url }))).toBe(1);
  expect((await payload.count({ collection: 'deliveries' })).totalDocs).toBe(0);
});

it('the outbox delivers others while one hangs, and stops when all are done', async () => {
  const hanging: ServerResponse[] = [];
  const sheet = await standIn(async (request, response) => {
    if (String((await formOf(request)).get('message')) === 'hang') hanging.push(response);
    else response.end('success');
  });
  const settings = settingsWith({ SHEET_ENDPOINT_URL: sheet.url, DELIVERY_PACE: '2' });
  for (let made = 0; made < 30; made += 1) await enquiry('sheet', { message: made === 3 ? 'hang' : 'Noodles' });
  const outbox = startDelivering(payload, settings, (error) => expect(error).toBeUndefined());
  const delivered = async () =>
    (await payload.count({ collection: 'deliveries', where: { state: { equals: 'delivered' } } })).totalDocs;
  await expect.poll(delivered, { timeout: 10_000 }).toBe(29);
  const late = await enquiry('sheet');
  outbox.deliverNow();
  await expect.poll(async () => (await deliveryOf(late)).state, { timeout: 2000 }).toBe('delivered');
  expect(hanging).toHaveLength(1);
  const stopped = outbox.stop();
  hanging[0]?.end('success');
  await stopped;
  expect(await delivered()).toBe(31);
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

  it('to the agency has all fields, and the same Message-ID when it is sent again', async () => {
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

  it('is sent without a missing file, names it, and marks the delivery for attention', async () => {
    const smtp = await startSmtp(() => false);
    const path = '/nowhere/at-all.pdf';
    const file = { name: 'My brief.pdf', path, size: 8, hash: '0', type: 'application/pdf' };
    const id = await storeEnquiry(payload, 'mail', {}, file);
    await deliverDue(payload, settingsWith({ SMTP_URL: smtp.url }));
    const delivery = await deliveryOf(id);
    expect(delivery).toMatchObject({ state: 'needs-attention', attempts: 1, nextAttempt: null });
    expect(delivery.log?.[0]?.outcome).toMatch(/file.*is missing/);
    expect(smtp.messages).toHaveLength(1);
    expect(smtp.messages[0]?.text).toContain('Noodles');
    expect(smtp.messages[0]?.text.replaceAll('=\r\n', '')).toMatch(/My brief\.pdf.*is missing/);
  });

  it('to the visitor is a receipt that repeats no field of the enquiry', async () => {
    const smtp = await startSmtp(() => false);
    const id = await enquiry('receipt');
    await deliverDue(payload, settingsWith({ SMTP_URL: smtp.url }));
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
    expect(smtp.messages[0]?.to).toEqual(['shop@six.example']);
    expect(smtp.messages[0]?.text).toContain('Auto-Submitted: auto-replied');
    for (const words of ['Noodles', 'M. Chan', 'Number Six']) expect(smtp.messages[0]?.text).not.toContain(words);
  });

  it('to a visitor of the Chinese pages has name and address of the organisation in Chinese', async () => {
    const mails: ReceivedMail[] = [];
    const server = await startMailServer((mail) => mails.push(mail));
    stop.push(server.stop);
    await translateFacts(payload);
    const id = await enquiry('receipt', { email: 'mina@six.example' });
    await payload.update({ collection: 'submissions', id, data: { language: 'zh-Hant-HK' } });
    await deliverDue(payload, settingsWith({ SMTP_URL: server.url }));
    await payload.delete({ collection: 'facts', where: {} });
    const mail = readMail(mails[0] ?? { source: '' });
    expect(mail).toContain('\n\n六號\n香港黃竹坑道信號大廈9樓\n');
    expect(mail).toMatch(/^From: "?六號"? <hello@/m);
    expect(mail).toMatch(/^Reply-To: hello@/m);
  });

  it('goes as a receipt to a mailbox once a day in any spelling, and to the agency each time', async () => {
    let refuses = true;
    const smtp = await startSmtp(() => refuses);
    const settings = settingsWith({ SMTP_URL: smtp.url, MAIL_TO: 'desk@agency.example' });
    const first = await enquiry('receipt', { email: 'victim@elsewhere.example' });
    await deliverDue(payload, settings);
    refuses = false;
    const inTenMinutes = new Date(Date.now() + 600_000);
    await deliverDue(payload, settings, inTenMinutes);
    expect(await deliveryOf(first)).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(smtp.messages).toHaveLength(2);
    const spellings = ['victim@elsewhere.example', 'Victim+1@Elsewhere.example', 'v.ic\u200btim+b@elsewhere.example'];
    for (const email of spellings) {
      const again = await enquiry('receipt', { email });
      await enquiry('mail', { email });
      await deliverDue(payload, settings, inTenMinutes);
      const { state, log } = await deliveryOf(again);
      expect(state).toBe('skipped');
      expect(log?.[0]?.outcome).toMatch(/^Not sent: an auto-reply went to this address/);
    }
    expect(smtp.messages.slice(2).map(({ to }) => to)).toEqual(spellings.map(() => ['desk@agency.example']));
    await enquiry('receipt', { email: 'victim@elsewhere.example' });
    await deliverDue(payload, settings, new Date(Date.now() + 25 * 3_600_000));
    expect(smtp.messages).toHaveLength(6);
  });

  it('is limited to a number of receipts per hour, and skipped receipts are logged', async () => {
    const smtp = await startSmtp(() => false);
    const settings = settingsWith({ SMTP_URL: smtp.url });
    const at = afterwards();
    const sender = `receipts ${at.toISOString().slice(0, 13)}`;
    const data = { sender, count: mostAnHour - 1, until: at.toISOString() };
    await payload.db.create({ collection: 'form-attempts', data });
    const ids = [await enquiry('receipt', { email: 'one@flood.example' })];
    ids.push(await enquiry('receipt', { email: 'two@flood.example' }));
    await deliverDue(payload, settings, at);
    expect(smtp.messages).toHaveLength(1);
    const outcomes = await Promise.all(ids.map(async (id) => (await deliveryOf(id)).log?.[0]?.outcome ?? ''));
    expect(outcomes.filter((outcome) => outcome.startsWith('Not sent: '))).toHaveLength(1);
  });
});
