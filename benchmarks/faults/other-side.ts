import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type CrmFailure, type CrmStandIn, startCrm } from '../../src/intake/destinations/testing/crm-stand-in.ts';

/** How an HTTP service fails. With `after`, the work is done before the answer goes wrong. */
const failures: readonly CrmFailure[] = [
  { when: 'before', answer: (response) => void response.writeHead(429, { 'retry-after': '1' }).end() },
  { when: 'before', answer: (response) => void response.writeHead(429).end() },
  { when: 'before', answer: (response) => void response.writeHead(500).end('Internal error') },
  { when: 'after', answer: (response) => void response.writeHead(500).end('Internal error') },
  {
    when: 'before',
    answer: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sorry'),
  },
  {
    when: 'after',
    answer: (response) => void response.writeHead(403, { 'content-type': 'text/html' }).end('<p>Too many requests'),
  },
  // Silence: whoever asked waits until patience ends.
  { when: 'before', answer: () => undefined },
  { when: 'after', answer: () => undefined },
  {
    when: 'after',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 400 });
      response.write('{"success": true, "resu', () => response.destroy());
    },
  },
];

/** What one kind of delivery brought. */
export interface Arrivals {
  /** By what the other side tells repetitions by: number of the submission, or Message-ID. Value: how often it came. */
  readonly seen: Map<string, number>;
}

export interface OtherSide {
  readonly settings: Readonly<Record<string, string>>;
  readonly sheet: Arrivals;
  readonly agency: Arrivals;
  /** Receipts by Message-ID, and the addresses they went to. */
  readonly receipts: Arrivals & { readonly addresses: Map<string, string> };
  readonly crm: CrmStandIn;
  /** How many requests were failed on purpose. */
  readonly failed: () => number;
  /** From here on all works. */
  readonly mend: () => void;
  readonly stop: () => void;
}

const token = 'the-token-of-the-fault-run';
const agencyAddress = 'desk@agency.example';

const count = ({ seen }: Arrivals, id: string): void => void seen.set(id, (seen.get(id) ?? 0) + 1);

/** A spreadsheet's script, a CRM and a mail server that fail every few requests, in one of the ways above. */
export async function startOtherSide(random: () => number, share = 0.15): Promise<OtherSide> {
  let works = false;
  let failed = 0;
  const failure = (): CrmFailure | undefined => {
    if (works || random() >= share) return undefined;
    failed += 1;
    return failures[Math.floor(random() * failures.length)];
  };
  const sheet: Arrivals = { seen: new Map() };
  const agency: Arrivals = { seen: new Map() };
  const receipts = { seen: new Map<string, number>(), addresses: new Map<string, string>() };

  const done = (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":"success"}');
  const script = createServer(async (request, response) => {
    // As the real one does: the work is done at the first address, and the answer fetched from another.
    if (request.method === 'GET') {
      done(response);
      return;
    }
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // Whoever asked was ended in the middle of it.
      return;
    }
    const init = { headers: { 'content-type': request.headers['content-type'] ?? '' } };
    const form = await new Response(Buffer.concat(chunks), init).formData();
    const wrong = failure();
    if (wrong?.when !== 'before') count(sheet, String(form.get('submission_id')));
    if (wrong) wrong.answer(response);
    else response.writeHead(302, { location: '/echo' }).end();
  });
  await new Promise<void>((resolve) => script.listen(0, '127.0.0.1', resolve));

  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const id = /^Message-ID:\s*(<[^>]+>)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        const wrong = failure();
        if (wrong?.when !== 'before') {
          count(to === agencyAddress ? agency : receipts, id);
          if (to !== agencyAddress) receipts.addresses.set(id, to);
        }
        if (!wrong) answer(null);
        // Half of what goes wrong is silence, the rest a clear "later".
        else if (random() < 0.5) answer(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      });
    },
  });
  mail.on('error', () => undefined);
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  const crm = await startCrm(token, failure);
  const portOf = (address: unknown): number => (address as AddressInfo).port;
  return {
    settings: {
      SHEET_ENDPOINT_URL: `http://127.0.0.1:${portOf(script.address())}/exec`,
      SMTP_URL: `smtp://127.0.0.1:${portOf(mail.server.address())}`,
      MAIL_TO: agencyAddress,
      CRM_BASE_URL: crm.url,
      CRM_API_TOKEN: token,
      CRM_MESSAGE_FIELD: 'message-field',
      CRM_SOURCE_FIELD: 'source-field',
      CRM_DAILY_CALLS: '100000000',
    },
    sheet,
    agency,
    receipts,
    crm,
    failed: () => failed,
    mend: () => {
      works = true;
    },
    stop: () => {
      script.closeAllConnections();
      script.close();
      mail.close();
      crm.stop();
    },
  };
}
