import { createTransport } from 'nodemailer';
import { mediaStoreOf } from '../../cms/media/sizes/store.ts';
import { redactedReason } from '../../cms/patches/logging/redacted-error.ts';
import type { Settings } from '../../config/env.ts';
import { scan } from '../../lib/clamd.ts';
import { type Finding, unused, well, wrong } from './finding.ts';

/** Timeout of each check in milliseconds. */
const timeout = 5000;

/**
 * Tolerated clock difference in milliseconds; a store refuses requests that are fifteen minutes
 * off.
 */
const apart = 60_000;

/** Connects and greets (EHLO) with the configured name and password; sends no message. */
export async function mail({ SMTP_URL }: Settings): Promise<Finding> {
  if (!SMTP_URL) return unused('Mail', 'SMTP_URL is not set: no mail is sent, not even for a forgotten password.');
  const { host } = new URL(SMTP_URL);
  const limits = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const transport = createTransport({ ...limits, url: SMTP_URL });
  try {
    await transport.verify();
    return well('Mail', `${host} takes mail.`);
  } catch (error) {
    return wrong('Mail', `${host} (SMTP_URL) takes none: ${redactedReason(error)}.`);
  } finally {
    transport.close();
  }
}

/** Lists the bucket; reads and writes nothing. */
export async function store(settings: Settings): Promise<Finding> {
  if (!settings.S3_BUCKET) return unused('Picture store', 'S3_BUCKET is not set: pictures lie in DATA_DIR/media.');
  try {
    const { size } = await mediaStoreOf(settings).list('');
    return well('Picture store', `The bucket ${settings.S3_BUCKET} answers, with ${size} files.`);
  } catch (error) {
    const { name, message } = error as Error;
    return wrong('Picture store', `The bucket ${settings.S3_BUCKET} cannot be listed: ${name}, ${message}`);
  }
}

export interface Reached {
  readonly finding: Finding;
  /** Milliseconds by which its clock is ahead of ours; undefined when it did not send a date. */
  readonly ahead?: number | undefined;
}

/**
 * Requests the headers alone, without a token: any answer below 500 shows that the service runs.
 */
async function reach(what: string, setting: string, address: string | undefined): Promise<Reached> {
  if (!address) return { finding: unused(what, `${setting} is not set.`) };
  const { host } = new URL(address);
  try {
    const { status, headers } = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const serverTime = Date.parse(headers.get('date') ?? '');
    const ahead = Number.isNaN(serverTime) ? undefined : serverTime - Date.now();
    if (status >= 500 || status === 410)
      return { finding: wrong(what, `${host} (${setting}) answers ${status}.`), ahead };
    return { finding: well(what, `${host} can be reached. Nothing was sent.`), ahead };
  } catch (error) {
    return { finding: wrong(what, `${host} (${setting}) cannot be reached: ${redactedReason(error)}.`) };
  }
}

export const services = (settings: Settings) =>
  Promise.all([
    reach('CRM', 'CRM_BASE_URL', settings.CRM_BASE_URL),
    reach('Spreadsheet', 'SHEET_ENDPOINT_URL', settings.SHEET_ENDPOINT_URL),
    reach('Webhook', 'WEBHOOK_URL', settings.WEBHOOK_URL),
    reach('Content host', 'CONTENT_API_URL', settings.CONTENT_API_URL),
    reach('Newsletter webhook', 'NEWSLETTER_WEBHOOK_URL', settings.NEWSLETTER_WEBHOOK_URL),
    ...(settings.S3_ENDPOINT ? [reach('Store', 'S3_ENDPOINT', settings.S3_ENDPOINT)] : []),
    ...(settings.PURGE_URL ? [reach('Delivery network', 'PURGE_URL', settings.PURGE_URL)] : []),
    ...(settings.INDEXNOW_KEY ? [reach('IndexNow', 'INDEXNOW_URL', settings.INDEXNOW_URL)] : []),
  ]);

/** Scans a file of this software. */
export async function scanner({ CLAMD_URL }: Settings): Promise<Finding> {
  if (!CLAMD_URL) return unused('Virus scanner', 'CLAMD_URL is not set: files are not scanned.');
  const answer = await scan(CLAMD_URL, 'package.json', timeout);
  if (answer.verdict === 'clean') return well('Virus scanner', 'It looks into files.');
  return wrong(
    'Virus scanner',
    answer.verdict === 'away' ? `${CLAMD_URL}: ${answer.why}.` : 'It finds something in this software.',
  );
}

/** Compares our clock with those of other services and with the newest stored data. */
export function clock(others: readonly (number | undefined)[], newest: number, now = Date.now()): Finding {
  if (now < newest)
    return wrong(
      'Clock',
      `It says ${new Date(now).toISOString()}, and the newest of the data are of ${new Date(newest).toISOString()}. Set it by NTP.`,
    );
  const differences = others.flatMap((ahead) => (ahead === undefined ? [] : [Math.abs(ahead)]));
  if (differences.length === 0)
    return well('Clock', 'It is later than the newest of the data. No other clock was available for comparison.');
  const most = Math.min(...differences);
  if (most <= apart) return well('Clock', 'It goes with those of others.');
  return wrong('Clock', `It differs from those of others by ${Math.round(most / 1000)} seconds. Set it by NTP.`);
}
