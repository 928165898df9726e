import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../cms/database/transaction.ts';
import type { Delivery } from '../cms/payload-types.ts';
import type { Settings } from '../env.ts';
import { mostAttempts, type Outcome, type Parcel, pauseAfter } from './deliver/attempt.ts';
import { deliverToCrm, type Step } from './deliver/crm.ts';
import { deliverByMail } from './deliver/mail.ts';
import { deliverToSheet } from './deliver/sheet.ts';
import { filesFolder } from './submit.ts';

/** Milliseconds after which a delivery that nobody finished is taken up again: its worker was ended. */
const lease = 5 * 60 * 1000;

/** Milliseconds between two looks at what is due, when nobody says that there is something. */
const rhythm = 5000;

const atOnce = 8;

/**
 * Takes deliveries that are waiting and due. Each is put beyond everybody else's reach for the time of the lease in the
 * same statement, so that two workers never have the same one.
 */
async function claim(payload: Payload, settings: Settings, now: Date, most: number): Promise<number[]> {
  const until = new Date(now.getTime() + lease).toISOString();
  const locked = settings.DATABASE_URL ? sql`for update skip locked` : sql``;
  const rows = await inTransaction(payload, ({ query }) =>
    query<{ id: number }>(sql`
      update deliveries set next_attempt = ${until}, attempts = attempts + 1
      where id in (
        select id from deliveries where state = 'waiting' and next_attempt <= ${now.toISOString()}
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

const change = (payload: Payload, id: number, data: Change) =>
  payload.update({ collection: 'deliveries', id, data, depth: 0, overrideAccess: true });

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

  const steps = { ...delivery.crm };
  const keep = async (step: Step, id: number) => {
    steps[step] = id;
    await change(payload, delivery.id, { crm: steps });
  };
  const spend = async () => {
    const today = new Date().toISOString().slice(0, 10);
    if ((await callsToday(payload, today)) >= settings.CRM_DAILY_CALLS) return false;
    steps.calls = (steps.callsOn === today ? (steps.calls ?? 0) : 0) + 1;
    steps.callsOn = today;
    await change(payload, delivery.id, { crm: steps });
    return true;
  };
  return deliverToCrm(parcel, keep, spend);
}

/** What becomes of a delivery after an attempt. */
function afterAttempt(delivery: Pick<Delivery, 'attempts' | 'log'>, result: Outcome, now: Date): Change {
  const log = [...(delivery.log ?? []).slice(-49), { at: now.toISOString(), outcome: result.note }];
  if (result.outcome === 'delivered') return { state: 'delivered', nextAttempt: null, log };
  if (result.outcome === 'later') return { attempts: delivery.attempts - 1, nextAttempt: result.at.toISOString(), log };
  if (delivery.attempts >= mostAttempts) return { state: 'needs-attention', nextAttempt: null, log };
  return { nextAttempt: new Date(now.getTime() + pauseAfter(delivery.attempts, result.wait)).toISOString(), log };
}

async function attempt(payload: Payload, settings: Settings, id: number): Promise<void> {
  const delivery = await payload.findByID({ collection: 'deliveries', id, depth: 1, overrideAccess: true });
  const result = await send(payload, settings, delivery);
  await change(payload, id, afterAttempt(delivery, result, new Date()));
}

/** Makes every attempt that is due now. @returns how many were made */
export async function deliverDue(payload: Payload, settings: Settings, now: Date = new Date()): Promise<number> {
  const ids = await claim(payload, settings, now, atOnce);
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

/** Delivers for as long as the process lives. */
export function startDelivering(payload: Payload, settings: Settings, warn: (error: unknown) => void): Deliverer {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    try {
      do {
        again = false;
        while (!stopped && (await deliverDue(payload, settings)) > 0);
      } while (again && !stopped);
    } catch (error) {
      warn(error);
    } finally {
      running = undefined;
    }
  };
  const wake = (): void => {
    if (stopped || !settings.DELIVERIES) return;
    if (running) again = true;
    else running = run();
  };
  const timer = setInterval(wake, rhythm);
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
