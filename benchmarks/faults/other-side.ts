import type { OutgoingHttpHeaders } from 'node:http';
import { type CrmFailure, startCrm } from '../../src/enquiries/destinations/testing/crm-stand-in.ts';
import { startMailServer } from '../../src/enquiries/destinations/testing/mail-stand-in.ts';
import { startSheet } from '../../src/enquiries/destinations/testing/sheet-stand-in.ts';
import { startWebhook, webhookSecret } from '../../src/enquiries/destinations/testing/webhook-stand-in.ts';

type When = CrmFailure['when'];

const html = { 'content-type': 'text/html' };

const answers = (when: When, status: number, headers: OutgoingHttpHeaders = {}, body = ''): CrmFailure => ({
  when,
  answer: (response) => void response.writeHead(status, headers).end(body),
});

/** The service stays silent, so the site waits until its timeout. */
const silence = (when: When): CrmFailure => ({ when, answer: () => undefined });

/** An error page that claims success. */
const pageInstead = answers('before', 200, html, '<!doctype html><p>Sorry');

/** Failures of an HTTP service. With `after`, the work is done before the answer fails. */
const failures: readonly CrmFailure[] = [
  answers('before', 429, { 'retry-after': '1' }),
  answers('before', 429),
  answers('before', 500, {}, 'Internal error'),
  answers('after', 500, {}, 'Internal error'),
  pageInstead,
  answers('after', 403, html, '<p>Too many requests'),
  silence('before'),
  silence('after'),
  {
    when: 'after',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 400 });
      response.write('{"success": true, "resu', () => response.destroy());
    },
  },
];

/** Failures of a webhook, whose answer of 200 says that it has the message, with any body. */
const webhookFailures = failures.filter((one) => one !== pageInstead);

/** Number of arrivals by id at the other side: number of the submission, or Message-ID. */
export type Arrivals = Map<string, number>;

export type OtherSide = Awaited<ReturnType<typeof startOtherSide>>;

const token = 'the-token-of-the-fault-run';
const agencyAddress = 'desk@agency.example';

const count = (seen: Arrivals, id: string): void => void seen.set(id, (seen.get(id) ?? 0) + 1);

/**
 * Starts a spreadsheet script, a CRM, a webhook and a mail server that fail every few requests, in
 * one of the ways above.
 *
 * @param share share of requests that fail, from 0 to 1
 */
export async function startOtherSide(random: () => number, share = 0.15) {
  let works = false;
  let failed = 0;
  const failureOf = (possible: readonly CrmFailure[]): CrmFailure | undefined => {
    if (works || random() >= share) return undefined;
    failed += 1;
    return possible[Math.floor(random() * possible.length)];
  };
  const failure = () => failureOf(failures);
  const [sheet, agency, receipts, hook]: [Arrivals, Arrivals, Arrivals, Arrivals] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ];
  /** Submission of each message of the webhook, by webhook-id. */
  const announced = new Map<string, string>();
  /** Recipient of each receipt, by Message-ID. */
  const addresses = new Map<string, string>();

  const script = await startSheet((submission) => count(sheet, submission), failure);
  const mail = await startMailServer(
    ({ to, messageId: id }) => {
      count(to === agencyAddress ? agency : receipts, id);
      if (to !== agencyAddress) addresses.set(id, to);
    },
    () => {
      const wrong = failure();
      // Half of the failures are silence, the others a clear "later".
      return wrong && { when: wrong.when, silent: random() >= 0.5 };
    },
  );
  const crm = await startCrm(token, failure);
  const webhook = await startWebhook(
    (id, { data }) => {
      count(hook, id);
      if ('id' in data) announced.set(id, String(data.id));
    },
    () => failureOf(webhookFailures),
  );
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
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: webhookSecret,
    },
    sheet,
    agency,
    receipts,
    addresses,
    hook,
    announced,
    /** Requests that the webhook refused by its standard; each is a bug of ours. */
    unsigned: webhook.faults,
    crm,
    /** Number of requests that were failed on purpose. */
    failed: () => failed,
    /** Ends all failures. */
    endFailures: () => {
      works = true;
    },
    stop: () => {
      script.stop();
      mail.stop();
      crm.stop();
      webhook.stop();
    },
  };
}
