import path from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../../cms/database/transaction.ts';
import type { Delivery, Submission } from '../../cms/payload-types.ts';
import { filesFolder } from '../../config/derived.ts';
import type { Settings } from '../../config/env.ts';
import type { DestinationId } from '../../domain/destinations.ts';
import { languageName } from '../../domain/languages.ts';
import { again, type DeliveryJob, type Outcome } from '../destinations/attempt.ts';
import { destinationIds, destinationOf } from '../destinations/registry.ts';
import { scanFile } from '../inbox/scanning/scanned.ts';
import { type ClaimedDelivery, claimedDelivery, leaseFrom } from './delivery-notes.ts';

/** Polling interval in milliseconds. */
const pollInterval = 5000;

/** Concurrent deliveries to each destination. */
const atOnce = 8;

/**
 * Claims due deliveries. The same statement sets the lease, so two workers never get the same one.
 */
async function claim(
  payload: Payload,
  settings: Settings,
  now: Date,
  destination: DestinationId,
  most: number,
): Promise<number[]> {
  const locked = settings.DATABASE_URL ? sql`for update skip locked` : sql``;
  const rows = await inTransaction(payload, ({ query }) =>
    query<{ id: number }>(sql`
      update deliveries set next_attempt = ${leaseFrom(settings, now)}, attempts = attempts + 1
      where id in (
        select id from deliveries
        where state = 'waiting' and next_attempt <= ${now.toISOString()} and destination = ${destination}
        order by next_attempt limit ${most} ${locked}
      )
      returning id`),
  );
  return rows.map(({ id }) => Number(id));
}

/** A claimed delivery with its submission. */
interface Claimed {
  readonly delivery: Delivery;
  readonly submission: Submission;
}

/** Claims due deliveries and reads them. */
async function take(
  payload: Payload,
  settings: Settings,
  now: Date,
  destination: DestinationId,
  most: number,
): Promise<Claimed[]> {
  const ids = await claim(payload, settings, now, destination, most);
  if (ids.length === 0) return [];
  const all = { depth: 0, pagination: false, overrideAccess: true } as const;
  const deliveries = await payload.find({ collection: 'deliveries', where: { id: { in: ids } }, ...all });
  const numberOf = ({ submission }: Delivery) => (typeof submission === 'object' ? submission.id : submission);
  const submissions = await payload.find({
    collection: 'submissions',
    where: { id: { in: deliveries.docs.map(numberOf) } },
    joins: false,
    ...all,
  });
  return deliveries.docs.flatMap((delivery) => {
    const submission = submissions.docs.find(({ id }) => id === numberOf(delivery));
    // The submission has been erased since; nothing is left to deliver.
    return submission ? [{ delivery, submission }] : [];
  });
}

async function send(
  payload: Payload,
  settings: Settings,
  { delivery, submission }: Claimed,
  { memory }: ClaimedDelivery,
  now: Date,
): Promise<Outcome> {
  const destination = destinationOf(delivery.destination);
  const looked = destination.carriesSubmission ? await scanFile(payload, settings, submission) : undefined;
  if (looked?.verdict === 'away') return again(`The virus scanner: ${looked.why}.`);
  const infected = looked?.verdict === 'infected';
  // This check found the virus: the enquiry and this delivery are now held. An editor may release
  // the text later.
  if (infected && submission.scan !== 'infected') return again('The virus scanner found something in its file.');
  const deliveryJob: DeliveryJob = {
    submission,
    language: languageName(submission),
    delivery,
    settings,
    ...(submission.filePath && !infected
      ? { file: path.join(filesFolder(settings), path.basename(submission.filePath)) }
      : {}),
  };
  return destination.deliver(deliveryJob, { payload, memory, now });
}

/** If it throws, the delivery stays claimed until its lease ends and is then retried. */
async function attempt(payload: Payload, settings: Settings, claimed: Claimed, now: Date): Promise<void> {
  const delivery = claimedDelivery(payload, settings, claimed.delivery);
  await delivery.end(await send(payload, settings, claimed, delivery, now));
}

/**
 * Makes the attempts that are due now, a few to each destination.
 *
 * @returns number of attempts
 */
export async function deliverDue(payload: Payload, settings: Settings, now: Date = new Date()): Promise<number> {
  const claimed: Claimed[] = [];
  for (const destination of destinationIds) claimed.push(...(await take(payload, settings, now, destination, atOnce)));
  const ended = await Promise.allSettled(claimed.map((one) => attempt(payload, settings, one, now)));
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return claimed.length;
}

export interface Deliverer {
  /** Starts due deliveries without waiting for the next poll. */
  readonly deliverNow: () => void;
  /** Resolves when running attempts have ended. */
  readonly stop: () => Promise<void>;
}

/** Starts the queue of one destination. */
function startQueue(
  payload: Payload,
  settings: Settings,
  destination: DestinationId,
  warn: (error: unknown) => void,
): Deliverer {
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let running: Promise<void> | undefined;
  let call = Promise.withResolvers<void>();
  let called = false;

  const begin = (claimed: Claimed): void => {
    const one = attempt(payload, settings, claimed, new Date())
      .catch(warn)
      .finally(() => underWay.delete(one));
    underWay.add(one);
  };
  const run = async (): Promise<void> => {
    let due: Claimed[];
    do {
      called = false;
      call = Promise.withResolvers();
      const free = atOnce - underWay.size;
      due = free > 0 ? await take(payload, settings, new Date(), destination, free) : [];
      for (const claimed of due) begin(claimed);
      // A hanging delivery uses one slot and blocks no other.
      if (underWay.size > 0) await Promise.race([...underWay, ...(underWay.size < atOnce ? [call.promise] : [])]);
      // Lets attempts that end together all settle before new ones are claimed.
      await yieldToEventLoop();
    } while (!stopped && (called || due.length > 0 || underWay.size > 0));
  };
  const deliverNow = (): void => {
    called = true;
    call.resolve();
    if (stopped) return;
    running ??= run()
      .catch(warn)
      .finally(() => {
        running = undefined;
        if (called) deliverNow();
      });
  };
  return {
    deliverNow,
    stop: async () => {
      stopped = true;
      call.resolve();
      await running;
      await Promise.all(underWay);
    },
  };
}

/** Delivers until it is stopped. */
export function startDelivering(payload: Payload, settings: Settings, warn: (error: unknown) => void): Deliverer {
  const queues = destinationIds.map((destination) => startQueue(payload, settings, destination, warn));
  const deliverNow = (): void => {
    if (settings.DELIVERIES) for (const queue of queues) queue.deliverNow();
  };
  const timer = setInterval(deliverNow, pollInterval / settings.DELIVERY_PACE);
  deliverNow();
  return {
    deliverNow,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(queues.map(({ stop }) => stop()));
    },
  };
}
