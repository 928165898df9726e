import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CrmFailure } from './crm-stand-in.ts';
import { type SeenRequest, startStandIn } from './http-stand-in.ts';

export const webhookSecret = `whsec_${Buffer.from('a key of thirty-two random bytes').toString('base64')}`;

/** Seconds by which the time of a message may differ, as the standard recommends. */
const tolerance = 300;

const enquiryEvent = z.strictObject({
  type: z.literal('enquiry.received'),
  timestamp: z.iso.datetime(),
  data: z.looseObject({
    id: z.number().int(),
    kind: z.enum(['enquiry', 'application']),
    name: z.string(),
    link: z.url(),
  }),
});

const subscriberEvent = z.strictObject({
  type: z.enum(['subscriber.confirmed', 'subscriber.left']),
  timestamp: z.iso.datetime(),
  data: z.strictObject({
    email: z.email(),
    language: z.string().min(2),
    date: z.iso.datetime(),
    statement: z.iso.date(),
  }),
});

const event = z.discriminatedUnion('type', [enquiryEvent, subscriberEvent]);

type Announcement = z.infer<typeof event>;

/** Returns the fault of a request by the rules of Standard Webhooks; undefined for a good one. */
export function faultOf({ method, headers, body }: SeenRequest, now = Date.now()): string | undefined {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
  if (method !== 'POST' || headers['content-type'] !== 'application/json') return 'it is no JSON by POST';
  if (typeof id !== 'string' || !/^[\w-]{8,64}$/.test(id)) return 'its webhook-id is malformed';
  if (typeof time !== 'string' || !/^\d{10}$/.test(time)) return 'its webhook-timestamp is malformed';
  if (Math.abs(now / 1000 - Number(time)) > tolerance) return 'its webhook-timestamp is too old or too new';
  if (typeof signature !== 'string' || !signature.startsWith('v1,')) return 'it is not signed';
  const key = Buffer.from(webhookSecret.slice('whsec_'.length), 'base64');
  const wanted = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest();
  const given = Buffer.from(signature.slice('v1,'.length), 'base64');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'its signature is wrong';
  return event.safeParse(JSON.parse(body.toString())).success
    ? undefined
    : 'it is no event of an enquiry or a subscriber';
}

/**
 * Starts a receiver that verifies each request and answers 401 to a bad one.
 *
 * @param received called with the ID of each message that was taken and its submission
 * @param failure called for each good request; returns its failure, if any
 */
export async function startWebhook(
  received: (id: string, announcement: Announcement) => void,
  failure: () => CrmFailure | undefined = () => undefined,
) {
  const faults: string[] = [];
  const { url, seen, stop } = await startStandIn((request, response) => {
    const fault = faultOf(request);
    if (fault !== undefined) {
      faults.push(fault);
      response.writeHead(401).end();
      return;
    }
    const wrong = failure();
    if (wrong?.when !== 'before')
      received(String(request.headers['webhook-id']), event.parse(JSON.parse(request.body.toString())));
    if (wrong) wrong.answer(response);
    else response.writeHead(204).end();
  });
  return { url: `${url}/in`, seen, faults, stop };
}
