import { createHash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { timeoutOf } from '../../../config/derived.ts';
import { again, type DeliveryJob, type Outcome, reasonOf } from '../attempt.ts';
import { messageFor } from './message.ts';

/**
 * Message ID that is the same for every attempt at one delivery, so that the receiver can detect a
 * repetition.
 */
const messageId = ({ key }: DeliveryJob['submission']): string =>
  `msg_${createHash('sha256').update(`${key} webhook`).digest('hex').slice(0, 32)}`;

/** Headers of Standard Webhooks (https://www.standardwebhooks.com). */
function signed(secret: string, id: string, body: string): Readonly<Record<string, string>> {
  const now = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
}

function outcomeOf(response: Response): Outcome {
  const { ok, status } = response;
  if (ok) return { outcome: 'delivered', note: `The webhook answered ${status}.` };
  if (status === 410)
    return { outcome: 'refused', note: 'The webhook is gone (410). Set another WEBHOOK_URL, then try again.' };
  if (status === 429 || status >= 500) return again(`The webhook answered ${status}.`, response);
  const why = status < 400 ? 'redirects are not followed' : 'it refused the message';
  return { outcome: 'refused', note: `The webhook answered ${status}: ${why}.` };
}

/** Posts the announcement of a submission. The status is the answer; its body is not read. */
export async function deliverToWebhook(deliveryJob: DeliveryJob): Promise<Outcome> {
  const { settings, submission } = deliveryJob;
  const { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_SHAPE } = settings;
  if (!WEBHOOK_URL) return again('WEBHOOK_URL is not set.');
  const body = JSON.stringify(messageFor(deliveryJob));
  const id = messageId(submission);
  try {
    const response = await fetch(WEBHOOK_URL, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(WEBHOOK_SHAPE === 'standard' && WEBHOOK_SECRET ? signed(WEBHOOK_SECRET, id, body) : { 'webhook-id': id }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutOf(settings)),
    });
    // An answer without end would keep the connection.
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    return again(`The webhook: ${reasonOf(error)}.`);
  }
}
