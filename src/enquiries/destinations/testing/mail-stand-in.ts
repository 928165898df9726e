import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { needsSmtpUtf8 } from '../../../lib/text/mail-address.ts';

/** Time of a mail server's failure, and whether it answers "later" or nothing. */
export interface MailFailure {
  readonly when: 'before' | 'after';
  readonly silent: boolean;
}

export interface ReceivedMail {
  readonly from: string;
  /** First recipient. */
  readonly to: string;
  /** All recipients, including blind copies. */
  readonly everybody: readonly string[];
  readonly messageId: string;
  /** Headers and body as received. */
  readonly source: string;
}

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString();

/** Headers and text of a mail, decoded; headers are unfolded. */
export function readMail({ source }: Pick<ReceivedMail, 'source'>): string {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  const headers = head
    .replaceAll(/\r\n\s+/g, ' ')
    .replaceAll('?= =?', '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/g, (_all, way: string, words: string) =>
      way === 'B' ? fromBase64(words) : fromQuotedPrintable(words.replaceAll('_', ' ')),
    );
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(head);
  return `${headers}\r\n\r\n${isBase64 ? fromBase64(text) : fromQuotedPrintable(text.replaceAll('=\r\n', ''))}`;
}

export interface MailStandIn {
  readonly url: string;
  readonly stop: () => void;
}

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

const refusal = Object.assign(new Error('SMTPUTF8 is required, but was not offered'), { responseCode: 554 });

/**
 * Starts a mail server that takes any mail in ASCII, and by default refuses other characters in
 * addresses and headers, as most servers do.
 *
 * @param taken called with each accepted mail
 * @param failure called for each mail; returns its failure, if any
 * @param smtpUtf8 whether it offers SMTPUTF8 (RFC 6531) and accepts those characters
 */
export async function startMailServer(
  taken: (mail: ReceivedMail) => void,
  failure: () => MailFailure | undefined = () => undefined,
  smtpUtf8 = false,
): Promise<MailStandIn> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSMTPUTF8: !smtpUtf8,
    logger: false,
    onRcptTo: ({ address }, session, answer) => {
      answer(!needsSmtpUtf8(address) || session.envelope.smtpUtf8 ? null : refusal);
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const everybody = rcptTo.map(({ address }) => address);
        const to = everybody[0] ?? '';
        const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(source)?.[1] ?? '';
        const wrong = failure();
        const [headers = ''] = source.split('\r\n\r\n', 1);
        if (!isAscii(headers) && !session.envelope.smtpUtf8) {
          answer(refusal);
          return;
        }
        if (wrong?.when !== 'before') taken({ from, to, everybody, messageId, source });
        if (!wrong) answer(null);
        else if (!wrong.silent) answer(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      });
    },
  });
  // A client that disconnects midway is no fault of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  };
}
