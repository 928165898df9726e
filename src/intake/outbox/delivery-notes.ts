import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction, type Transaction } from '../../cms/engine/transaction.ts';
import type { Delivery } from '../../cms/payload-types.ts';
import type { Settings } from '../../env.ts';
import { mostAttempts, type Outcome, patienceOf, pauseAfter } from '../destinations/attempt.ts';
import type { CrmMemory, Kept } from '../destinations/crm.ts';
import type { Step } from '../destinations/crm-client.ts';
import { spendOfDay } from './budget.ts';

/**
 * When a delivery that nobody finished is taken up again, because its worker was ended: much later
 * than any answer comes.
 */
export const leaseFrom = (settings: Settings, now: Date): string =>
  new Date(now.getTime() + 10 * patienceOf(settings)).toISOString();

/**
 * Lines of a log behind which it is not said again that there is nothing left of the day's calls.
 */
const longestLog = 50;

/** What is written into the row of a delivery. */
interface Note {
  /** As it was read when it was claimed: nobody else changes it meanwhile. */
  readonly delivery: Delivery;
  /**
   * Only while its lease ends at this time: a later one belongs to somebody who took it up since.
   */
  readonly until: Delivery['nextAttempt'];
  readonly changes: Partial<Omit<Delivery, 'id' | 'submission' | 'destination'>> & Pick<Delivery, 'nextAttempt'>;
  /** Only if there is a call left of so many in a day. */
  readonly callsInADay?: number;
}

/** Records of the CRM that belong to one delivery each; a file hangs on a deal, which does. */
const ownRecords = ['organization', 'person', 'deal'] as const;

const madeIn = ({ changes: { crm } }: Note): (readonly [(typeof ownRecords)[number], number])[] =>
  ownRecords.flatMap((step) => {
    const made = crm?.[step];
    return typeof made === 'number' ? [[step, made] as const] : [];
  });

async function isAnothers(
  payload: Payload,
  step: Step,
  made: number,
  delivery: number,
  req?: Transaction['req'],
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'deliveries',
    where: { [`crm.${step}`]: { equals: made }, id: { not_equals: delivery } },
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  return totalDocs > 0;
}

/**
 * Anything but `kept` means that nothing was written: of `too-late`, the delivery is another's by
 * now, or no more.
 */
type Written = Kept | 'used-up';

/**
 * Any number that no other lock has: who holds it alone says which records of the CRM are whose.
 */
const lockNumber = 9_200_901;

/** Ends the transaction of a note without keeping anything of it. */
class NotKeptError extends Error {
  override readonly name = 'NotKeptError';
  readonly written: Exclude<Written, 'kept'>;
  constructor(written: Exclude<Written, 'kept'>) {
    super(`The note was not kept: ${written}.`);
    this.written = written;
  }
}

async function write(payload: Payload, note: Note, { query, req }: Transaction): Promise<void> {
  const { delivery, until, changes, callsInADay } = note;
  if (callsInADay !== undefined && !(await spendOfDay({ query }, 'calls to the CRM', callsInADay, new Date())))
    throw new NotKeptError('used-up');
  const made = madeIn(note);
  // Another instance may be about to keep the same record. On SQLite, writers stand in one line
  // anyway.
  if (made.length > 0 && payload.db.name === 'postgres') await query(sql`select pg_advisory_xact_lock(${lockNumber})`);
  for (const [step, id] of made)
    if (await isAnothers(payload, step, id, delivery.id, req)) throw new NotKeptError('of-another');
  // No operation of Payload's changes a row only if it is as expected. Its sender may have been
  // erased while it was under way.
  const ours = await query(sql`
    update deliveries set next_attempt = ${changes.nextAttempt ?? null}
    where id = ${delivery.id} and next_attempt = ${until ?? null} returning id`);
  if (ours.length === 0) throw new NotKeptError('too-late');
  // The adapter wants whatever a row cannot be without, though the row is there.
  const { id, submission, destination, state, attempts } = delivery;
  const data = { submission, destination, state, attempts, ...changes, updatedAt: new Date().toISOString() };
  await payload.db.updateOne({ collection: 'deliveries', id, data, req, returning: false });
}

async function keep(payload: Payload, note: Note): Promise<Written> {
  try {
    await inTransaction(payload, (transaction) => write(payload, note, transaction));
    return 'kept';
  } catch (error) {
    if (error instanceof NotKeptError) return error.written;
    throw error;
  }
}

function changesAfter({ attempts }: Delivery, result: Outcome, now: Date, pace: number): Note['changes'] {
  if (result.outcome === 'delivered' || result.outcome === 'skipped') return { state: 'delivered', nextAttempt: null };
  if (result.outcome === 'later') return { attempts: attempts - 1, nextAttempt: result.at.toISOString() };
  if (result.outcome === 'incomplete' || attempts >= mostAttempts)
    return { state: 'needs-attention', nextAttempt: null };
  return { nextAttempt: new Date(now.getTime() + pauseAfter(attempts, result.wait, pace)).toISOString() };
}

const nothingAsked = { asked: null, askedAt: null, askedLast: null } as const;

/** A delivery that is ours until its lease ends; behind that nothing is written for it any more. */
export interface Held {
  /**
   * What a delivery to the CRM remembers, in its own row. Each step has the whole time of the lease
   * for itself.
   */
  readonly memory: CrmMemory;
  /** Notes what came of the attempt, and when the next one is due. */
  readonly end: (result: Outcome) => Promise<void>;
}

/** @param delivery as it was read after it was claimed */
export function held(payload: Payload, settings: Settings, delivery: Delivery): Held {
  let until = delivery.nextAttempt;
  let asked = delivery.crm?.asked;

  const remember = async (crm: NonNullable<Delivery['crm']>, callsInADay?: number): Promise<Written> => {
    const longer = leaseFrom(settings, new Date());
    const written = await keep(payload, {
      delivery,
      until,
      changes: { nextAttempt: longer, crm },
      ...(callsInADay === undefined ? {} : { callsInADay }),
    });
    if (written !== 'kept') return written;
    until = longer;
    if ('asked' in crm) asked = crm.asked;
    return written;
  };
  return {
    memory: {
      keep: async (step, made) => {
        const written = await remember({ [step]: made, ...nothingAsked });
        return written === 'used-up' ? 'too-late' : written;
      },
      forget: async () => void (await remember(nothingAsked)),
      spend: async (step) => {
        const now = new Date().toISOString();
        // Each of several unanswered attempts may be the one that worked.
        const times = asked === step ? { askedLast: now } : { asked: step, askedAt: now, askedLast: now };
        return (await remember(step === undefined ? {} : times, settings.CRM_DAILY_CALLS)) === 'kept';
      },
      isOthers: (step, id) => isAnothers(payload, step, id, delivery.id),
    },
    end: async (result) => {
      const now = new Date();
      const log = delivery.log ?? [];
      const line = { id: randomUUID(), at: now.toISOString(), outcome: result.note };
      await keep(payload, {
        delivery,
        until,
        changes: {
          ...changesAfter(delivery, result, now, settings.DELIVERY_PACE),
          // Once it is that long, it says only what has been said before.
          ...(log.length < longestLog || result.outcome !== 'later' ? { log: [...log, line] } : {}),
        },
      });
    },
  };
}
