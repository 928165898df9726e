import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Delivery, Submission } from '../../../cms/payload-types.ts';
import { organisationOf } from '../../../domain/organisation.ts';
import { settingsWith } from '../../test-support.ts';
import { type MailStandIn, type ReceivedMail, startMailServer } from '../testing/mail-stand-in.ts';
import { deliverByMail } from './deliver.ts';

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
  return deliverByMail({ submission, delivery: {} as Delivery, settings }, destination, organisationOf(new Map()));
};

const decoded = ({ source }: ReceivedMail): string =>
  Buffer.from(
    source
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

describe.each(['jörg@six.example', '王小明@六.example'])('the address %s', (email) => {
  it.each(['plain', 'unicode'] as const)('reaches the agency in the text of the mail by a %s server', async (kind) => {
    expect(await deliver(servers[kind], 'mail', email)).toMatchObject({ outcome: 'delivered' });
    expect(sent[0]?.source).not.toMatch(/^Reply-To:/im);
    expect(decoded(sent[0] as ReceivedMail)).toContain(`Email: ${email}`);
    expect(decoded(sent[0] as ReceivedMail)).toContain('Received: Sunday 29 November at 02:39 (Hong Kong time)');
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
