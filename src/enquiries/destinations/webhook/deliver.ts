import { createHash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { timeoutOf } from '../../../config/derived.ts';
import type { Settings } from '../../../config/env.ts';
import { again, type DeliveryJob, type Outcome, reasonOf } from '../attempt.ts';
import { messageFor } from './message.ts';

/** Headers of Standard Webhooks (https://www.standardwebhooks.com). */
function signed(secret: string, id: string, body: string): Readonly<Record<string, string>> {
  const now = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
}

/** A message for a webhook. */
interface Message {
  readonly url: string;
  /** Key of Standard Webhooks; a message without one is not signed. */
  readonly secret?: string | undefined;
  /**
   * Names the message: its ID is made of it, so that it is the same for every attempt and the
   * receiver can detect a repetition.
   */
  readonly key: string;
  readonly content: object;
  /** Setting that holds the URL, for notes. */
  readonly setting: 'WEBHOOK_URL' | 'NEWSLETTER_WEBHOOK_URL';
}

function outcomeOf(response: Response, setting: Message['setting']): Outcome {
  const { ok, status } = response;
  if (ok) return { outcome: 'delivered', note: `The webhook answered ${status}.` };
  if (status === 410) return { outcome: 'refused', note: `The webhook is gone (410). Set another ${setting}.`, status };
  if (status === 429 || status >= 500) return again(`The webhook answered ${status}.`, response);
  const why = status < 400 ? 'redirects are not followed' : 'it refused the message';
  return { outcome: 'refused', note: `The webhook answered ${status}: ${why}.`, status };
}

/** Posts a message once. The status is the answer; its body is not read. */
export async function postMessage(
  settings: Settings,
  { url, secret, key, content, setting }: Message,
): Promise<Outcome> {
  const body = JSON.stringify(content);
  const id = `msg_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret ? signed(secret, id, body) : { 'webhook-id': id }) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutOf(settings)),
    });
    // An answer without end would keep the connection.
    await response.body?.cancel();
    return outcomeOf(response, setting);
  } catch (error) {
    return again(`The webhook: ${reasonOf(error)}.`);
  }
}

/** Posts the announcement of a submission. */
export async function deliverToWebhook(deliveryJob: DeliveryJob): Promise<Outcome> {
  const { settings, submission } = deliveryJob;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET, WEBHOOK_SHAPE } = settings;
  if (!url) return again('WEBHOOK_URL is not set.');
  return postMessage(settings, {
    url,
    secret: WEBHOOK_SHAPE === 'standard' ? WEBHOOK_SECRET : undefined,
    key: `${submission.key} webhook`,
    content: messageFor(deliveryJob),
    setting: 'WEBHOOK_URL',
  });
}
