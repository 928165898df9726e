import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../cms/database/transaction.ts';
import type { Delivery } from '../cms/payload-types.ts';
import type { Settings } from '../env.ts';
import { mostAttempts, type Outcome, type Parcel, pauseAfter } from './deliver/attempt.ts';
import { type CrmMemory, deliverToCrm } from './deliver/crm.ts';
import { deliverByMail } from './deliver/mail.ts';
import { deliverToSheet } from './deliver/sheet.ts';
import type { Destination } from './store.ts';
import { filesFolder } from './submit.ts';

/** Milliseconds after which a delivery that nobody finished is taken up again: its worker was ended. */
const lease = 5 * 60 * 1000;

const leaseFrom = ({ DELIVERY_PACE }: Settings, now: Date): string =>
  new Date(now.getTime() + lease / DELIVERY_PACE).toISOString();

/** Milliseconds between two looks at what is due, when nobody says that there is something. */
const rhythm = 5000;

/** Deliveries under way at once to each destination. */
const atOnce = 8;

/** Each has a line of its own, so that one that is silent keeps nothing from the others. */
const destinations = ['sheet', 'crm', 'mail', 'receipt'] as const satisfies Destination[];

/**
 * Takes deliveries that are waiting and due. Each is put beyond everybody else's reach for the time of the lease in the
 * same statement, so that two workers never have the same one.
 */
async function claim(
  payload: Payload,
  settings: Settings,
  now: Date,
  destination: Destination,
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

/** Calls to the CRM made today by all deliveries together. */
async function callsToday(payload: Payload, today: string): Promise<number> {
  const [row] = await inTransaction(payload, ({ query }) =>
    query<{ calls: number | string | null }>(
      sql`select sum(crm_calls) as calls from deliveries where crm_calls_on = ${today}`,
    ),
  );
  return Number(row?.calls ?? 0);
}

type Change = Partial<Omit<Delivery, 'id' | 'submission' | 'destination'>>;

/**
 * Past Payload's own operations: this runs several times a delivery, and there is nothing to check or to call in it. What
 * is required stands in every change, because the adapter writes it as an insert that meets the row that is there.
 */
const change = (payload: Payload, { id, submission, destination, state, attempts }: Delivery, data: Change) =>
  inTransaction(payload, ({ req }) =>
    payload.db.updateOne({
      collection: 'deliveries',
      id,
      data: {
        submission: typeof submission === 'object' ? submission.id : submission,
        destination,
        state,
        attempts,
        ...data,
      },
      req,
      returning: false,
    }),
  );

/** What a delivery to the CRM remembers, in its own row. */
function crmMemory(payload: Payload, settings: Settings, delivery: Delivery): CrmMemory {
  let steps = { ...delivery.crm };
  const remember = async (more: typeof steps): Promise<void> => {
    steps = { ...steps, ...more };
    // Each step has the whole time of the lease for itself.
    await change(payload, delivery, { crm: steps, nextAttempt: leaseFrom(settings, new Date()) });
  };
  return {
    keep: (step, made) => remember({ [step]: made, asked: null, askedAt: null }),
    forget: () => remember({ asked: null, askedAt: null }),
    spend: async (step) => {
      const now = new Date().toISOString();
      const today = now.slice(0, 10);
      if ((await callsToday(payload, today)) >= settings.CRM_DAILY_CALLS) return false;
      await remember({
        calls: (steps.callsOn === today ? (steps.calls ?? 0) : 0) + 1,
        callsOn: today,
        // The first of several unanswered attempts may be the one that worked.
        ...(step && steps.asked !== step ? { asked: step, askedAt: now } : {}),
      });
      return true;
    },
    isOthers: async (deal) => {
      const { totalDocs } = await payload.count({
        collection: 'deliveries',
        where: { 'crm.deal': { equals: deal }, id: { not_equals: delivery.id } },
        overrideAccess: true,
      });
      return totalDocs > 0;
    },
  };
}

async function send(payload: Payload, settings: Settings, delivery: Delivery): Promise<Outcome> {
  const { submission } = delivery;
  if (typeof submission !== 'object') throw new Error('A delivery without its submission.');
  const parcel: Parcel = {
    submission,
    delivery,
    settings,
    ...(submission.filePath ? { file: path.join(filesFolder(settings), path.basename(submission.filePath)) } : {}),
  };
  if (delivery.destination === 'sheet') return deliverToSheet(parcel);
  if (delivery.destination !== 'crm') return deliverByMail(parcel, delivery.destination);

  return deliverToCrm(parcel, crmMemory(payload, settings, delivery));
}

/** What becomes of a delivery after an attempt. */
function afterAttempt(delivery: Pick<Delivery, 'attempts' | 'log'>, result: Outcome, now: Date, pace: number): Change {
  const log = [...(delivery.log ?? []).slice(-49), { id: randomUUID(), at: now.toISOString(), outcome: result.note }];
  if (result.outcome === 'delivered') return { state: 'delivered', nextAttempt: null, log };
  if (result.outcome === 'later') return { attempts: delivery.attempts - 1, nextAttempt: result.at.toISOString(), log };
  if (delivery.attempts >= mostAttempts) return { state: 'needs-attention', nextAttempt: null, log };
  return { nextAttempt: new Date(now.getTime() + pauseAfter(delivery.attempts, result.wait, pace)).toISOString(), log };
}

async function attempt(payload: Payload, settings: Settings, id: number): Promise<void> {
  const delivery = await payload.findByID({
    collection: 'deliveries',
    id,
    depth: 1,
    overrideAccess: true,
  });
  const result = await send(payload, settings, delivery);
  await change(payload, delivery, afterAttempt(delivery, result, new Date(), settings.DELIVERY_PACE));
}

/**
 * Makes attempts that are due now, to one destination or to all of them.
 *
 * @returns how many were made
 */
export async function deliverDue(
  payload: Payload,
  settings: Settings,
  now: Date = new Date(),
  to: readonly Destination[] = destinations,
): Promise<number> {
  const ids: number[] = [];
  for (const destination of to) ids.push(...(await claim(payload, settings, now, destination, atOnce)));
  const ended = await Promise.allSettled(ids.map((id) => attempt(payload, settings, id)));
  const failed = ended.find((end) => end.status === 'rejected');
  // It stays claimed until its lease ends, and is then tried again.
  if (failed) throw failed.reason;
  return ids.length;
}

export interface Deliverer {
  /** Says that there is something to deliver. */
  readonly wake: () => void;
  /** Ends when what is under way has come to its end. */
  readonly stop: () => Promise<void>;
}

/** One line of deliveries, to one destination. */
function startLine(
  payload: Payload,
  settings: Settings,
  destination: Destination,
  warn: (error: unknown) => void,
): Deliverer {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    try {
      do {
        again = false;
        while (!stopped && (await deliverDue(payload, settings, new Date(), [destination])) > 0);
      } while (again && !stopped);
    } catch (error) {
      warn(error);
    } finally {
      running = undefined;
    }
  };
  return {
    wake: () => {
      if (stopped) return;
      if (running) again = true;
      else running = run();
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}

/** Delivers for as long as the process lives. */
export function startDelivering(payload: Payload, settings: Settings, warn: (error: unknown) => void): Deliverer {
  const lines = destinations.map((destination) => startLine(payload, settings, destination, warn));
  const wake = (): void => {
    if (settings.DELIVERIES) for (const line of lines) line.wake();
  };
  const timer = setInterval(wake, rhythm / settings.DELIVERY_PACE);
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(lines.map(({ stop }) => stop()));
    },
  };
}
