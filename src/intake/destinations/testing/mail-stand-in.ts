import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** When a mail server fails, and whether it then says "later" or nothing at all. */
export interface MailFailure {
  readonly when: 'before' | 'after';
  readonly silent: boolean;
}

export interface ReceivedMail {
  readonly from: string;
  /** The first of those whom it is for. */
  readonly to: string;
  /** All of them, whoever is named in it. */
  readonly everybody: readonly string[];
  readonly messageId: string;
  /** Headers and body, as they came over the wire. */
  readonly source: string;
}

export interface MailStandIn {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * A mail server that takes whatever it is given.
 *
 * @param taken is told of each mail that it keeps
 * @param failure asked at each mail: how it is to fail, if at all
 */
export async function startMailServer(
  taken: (mail: ReceivedMail) => void,
  failure: () => MailFailure | undefined = () => undefined,
): Promise<MailStandIn> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
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
        if (wrong?.when !== 'before') taken({ from, to, everybody, messageId, source });
        if (!wrong) answer(null);
        else if (!wrong.silent) answer(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      });
    },
  });
  // A client that goes in the middle of a mail is no fault of the server's.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  };
}
