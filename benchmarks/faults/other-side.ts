import { type CrmFailure, type CrmStandIn, startCrm } from '../../src/intake/destinations/testing/crm-stand-in.ts';
import { startMailServer } from '../../src/intake/destinations/testing/mail-stand-in.ts';
import { startSheet } from '../../src/intake/destinations/testing/sheet-stand-in.ts';

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

  const script = await startSheet((submission) => count(sheet, submission), failure);
  const mail = await startMailServer(
    ({ to, messageId: id }) => {
      count(to === agencyAddress ? agency : receipts, id);
      if (to !== agencyAddress) receipts.addresses.set(id, to);
    },
    () => {
      const wrong = failure();
      // Half of what goes wrong is silence, the rest a clear "later".
      return wrong && { when: wrong.when, silent: random() >= 0.5 };
    },
  );
  const crm = await startCrm(token, failure);
  return {
    settings: {
      SHEET_ENDPOINT_URL: script.url,
      SMTP_URL: mail.url,
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
      script.stop();
      mail.stop();
      crm.stop();
    },
  };
}
