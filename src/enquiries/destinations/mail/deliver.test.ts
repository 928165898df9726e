import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Delivery, Submission } from '../../../cms/payload-types.ts';
import { organisationOf } from '../../../domain/organisation.ts';
import { settingsWith } from '../../test-support.ts';
import { type MailStandIn, type ReceivedMail, readMail, startMailServer } from '../testing/mail-stand-in.ts';
import { deliverByMail } from './deliver.ts';

const organisation = organisationOf(new Map());
const { name } = organisation;
const sent: ReceivedMail[] = [];
const servers = { plain: await startServer(false), unicode: await startServer(true) };

function startServer(smtpUtf8: boolean): Promise<MailStandIn> {
  return startMailServer(
    (mail) => sent.push(mail),
    () => undefined,
    smtpUtf8,
  );
}

beforeEach(() => {
  sent.length = 0;
});

afterAll(() => {
  for (const { stop } of Object.values(servers)) stop();
});

const deliver = (
  server: MailStandIn,
  destination: 'mail' | 'receipt',
  email: string,
  more: Partial<Submission> = {},
) => {
  const settings = settingsWith({ SMTP_URL: server.url, MAIL_TO: 'desk@agency.example' });
  const written = {
    id: 6,
    key: 'k',
    kind: 'enquiry',
    name: 'Jörg',
    email,
    message: 'Noodles',
    createdAt: '2026-11-28T18:39:00.000Z',
  };
  const submission = { ...written, ...more } as Submission;
  const deliveryJob = { submission, delivery: {} as Delivery, settings, language: '繁體中文 Chinese' };
  return deliverByMail(deliveryJob, destination, organisation);
};

const read = (mail: ReceivedMail | undefined): string => readMail(mail ?? { source: '' });

describe.each(['jörg@six.example', '王小明@六.example'])('the address %s', (email) => {
  it.each(['plain', 'unicode'] as const)('reaches the agency in the text of the mail by a %s server', async (kind) => {
    expect(await deliver(servers[kind], 'mail', email)).toMatchObject({ outcome: 'delivered' });
    expect(sent[0]?.source).not.toMatch(/^Reply-To:/im);
    expect(read(sent[0])).toContain(`Email: ${email}`);
    expect(read(sent[0])).toContain('Received: Sunday 29 November at 02:39 (Hong Kong time)');
  });

  it('gets a receipt where the server offers SMTPUTF8', async () => {
    expect(await deliver(servers.unicode, 'receipt', email)).toMatchObject({ outcome: 'delivered' });
    expect(sent[0]?.to).toBe(email);
  });

  it('gets no receipt and no retry where the server lacks SMTPUTF8', async () => {
    const result = await deliver(servers.plain, 'receipt', email);
    expect(result).toMatchObject({ outcome: 'skipped' });
    expect(result.note).not.toContain(email);
    expect(sent).toEqual([]);
  });
});

it('mails encode internationalised domains in ASCII', async () => {
  expect(await deliver(servers.plain, 'mail', 'jorg@sechs.köln')).toMatchObject({ outcome: 'delivered' });
  expect(sent[0]?.source).toMatch(/^Reply-To: [^\r\n]*<jorg@sechs\.xn--kln-sna>/m);
  expect(await deliver(servers.plain, 'receipt', 'jorg@sechs.köln')).toMatchObject({ outcome: 'delivered' });
  expect(sent[1]?.source).toMatch(/^To: jorg@sechs\.xn--kln-sna/m);
});

it.each([
  [{ name: 'Ada' }, /^Subject: Enquiry from Ada\r$/m],
  [{ name: 'Ada', kind: 'application', job: 'Keeper' }, /^Subject: Application for Keeper: Ada\r$/m],
] as const)('the mail about %j names its type in the subject', async (more, subject) => {
  await deliver(servers.plain, 'mail', 'ada@six.example', more);
  expect(sent[0]?.source).toMatch(subject);
});

it.each([
  ['zh-Hant-HK', 'enquiry', `我們收到你的查詢｜${name}`, '多謝！我們收到了，幾日之內回覆你。'],
  ['zh-Hant-HK', 'application', `我們收到你的求職申請｜${name}`, '多謝你的申請。'],
  ['en-GB', 'enquiry', `Your message to ${name}`, 'Thanks! We got your request'],
  [null, 'application', `Your application to ${name}`, 'Thank you for your application.'],
] as const)('a receipt is in the language %s of the form: %s', async (language, kind, subject, words) => {
  await deliver(servers.plain, 'receipt', 'ming@six.example', { language, kind, source: '/contact-us' });
  const mail = read(sent[0]);
  expect(mail).toContain(`Subject: ${subject}\r\n`);
  expect(mail).toContain(words);
});

it('the mail to the agency ends its facts with the language of the form', async () => {
  await deliver(servers.plain, 'mail', 'ming@six.example', { name: '陳大文' });
  expect(read(sent[0])).toContain('(Hong Kong time)\r\nLanguage: 繁體中文 Chinese\r\n');
});
