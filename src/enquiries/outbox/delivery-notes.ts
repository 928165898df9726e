import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction, type Transaction } from '../../cms/database/transaction.ts';
import type { Delivery } from '../../cms/payload-types.ts';
import { timeoutOf } from '../../config/derived.ts';
import type { Settings } from '../../config/env.ts';
import { mostAttempts, type Outcome, pauseAfter } from '../destinations/attempt.ts';
import type { Step } from '../destinations/crm/client.ts';
import type { CrmMemory, NoteResult } from '../destinations/crm/deliver.ts';
import { spendOfDay } from './budget.ts';

/**
 * End of a lease, after which another worker may retry an abandoned delivery; ten times the timeout
 * of an answer.
 */
export const leaseFrom = (settings: Settings, now: Date): string =>
  new Date(now.getTime() + 10 * timeoutOf(settings)).toISOString();

/** Lines of a log after which a spent daily budget is no longer noted. */
const longestLog = 50;

/** Change to the row of a delivery. */
interface Note {
  /** Row as it was claimed; only its worker changes it. */
  readonly delivery: Delivery;
  /**
   * End of the lease, which guards the update: another value means that another worker has claimed
   * the row.
   */
  readonly until: Delivery['nextAttempt'];
  readonly changes: Partial<Omit<Delivery, 'id' | 'submission' | 'destination'>> & Pick<Delivery, 'nextAttempt'>;
  /** Daily limit of calls; when given, the note spends one. */
  readonly callsInADay?: number;
}

/** Records of the CRM that belong to one delivery each. A file belongs to its deal. */
const ownRecords = ['organization', 'person', 'deal'] as const;

const madeIn = ({ changes: { crm } }: Note): (readonly [(typeof ownRecords)[number], number])[] =>
  ownRecords.flatMap((step) => {
    const made = crm?.[step];
    return typeof made === 'number' ? [[step, made] as const] : [];
  });

async function isOfAnotherDelivery(
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
 * Result of writing a note; only `kept` stored it. After `too-late` the delivery is claimed by
 * another worker or deleted.
 */
type Written = NoteResult | 'used-up';

/** Number of the advisory lock for assigning CRM records; unique among the locks. */
const lockNumber = 9_200_901;

/** Rolls back the transaction of a note. */
class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
  readonly written: Exclude<Written, 'kept'>;
  constructor(written: Exclude<Written, 'kept'>) {
    super(`The note was not stored: ${written}.`);
    this.written = written;
  }
}

async function write(payload: Payload, note: Note, { query, req }: Transaction): Promise<void> {
  const { delivery, until, changes, callsInADay } = note;
  if (callsInADay !== undefined && !(await spendOfDay({ query }, 'calls to the CRM', callsInADay, new Date())))
    throw new NotStoredError('used-up');
  const made = madeIn(note);
  // Another instance may be storing the same record. SQLite runs writers one by one anyway.
  if (made.length > 0 && payload.db.name === 'postgres') await query(sql`select pg_advisory_xact_lock(${lockNumber})`);
  for (const [step, id] of made)
    if (await isOfAnotherDelivery(payload, step, id, delivery.id, req)) throw new NotStoredError('of-another');
  // Payload has no conditional update. The submission may have been erased meanwhile.
  const ours = await query(sql`
    update deliveries set next_attempt = ${changes.nextAttempt ?? null}
    where id = ${delivery.id} and next_attempt = ${until ?? null} returning id`);
  if (ours.length === 0) throw new NotStoredError('too-late');
  // The adapter requires the mandatory columns even in an update.
  const { id, submission, destination, state, attempts } = delivery;
  const data = { submission, destination, state, attempts, ...changes, updatedAt: new Date().toISOString() };
  await payload.db.updateOne({ collection: 'deliveries', id, data, req, returning: false });
}

async function keep(payload: Payload, note: Note): Promise<Written> {
  try {
    await inTransaction(payload, (transaction) => write(payload, note, transaction));
    return 'kept';
  } catch (error) {
    if (error instanceof NotStoredError) return error.written;
    throw error;
  }
}

function changesAfter({ attempts }: Delivery, result: Outcome, now: Date, pace: number): Note['changes'] {
  if (result.outcome === 'delivered' || result.outcome === 'skipped')
    return { state: result.outcome, nextAttempt: null };
  if (result.outcome === 'later') return { attempts: attempts - 1, nextAttempt: result.at.toISOString() };
  if (result.outcome === 'incomplete' || result.outcome === 'refused' || attempts >= mostAttempts)
    return { state: 'needs-attention', nextAttempt: null };
  return { nextAttempt: new Date(now.getTime() + pauseAfter(attempts, result.wait, pace)).toISOString() };
}

const nothingAsked = { asked: null, askedAt: null, askedLast: null } as const;

/** A claimed delivery. After its lease has ended, nothing more is written. */
export interface ClaimedDelivery {
  /** CRM state in the delivery's row. Each call renews the lease. */
  readonly memory: CrmMemory;
  /** Stores the outcome of the attempt and the time of the next one. */
  readonly end: (result: Outcome) => Promise<void>;
}

/**
 * Returns the access of a worker to its claimed delivery.
 *
 * @param delivery row as it was read after the claim
 */
export function claimedDelivery(payload: Payload, settings: Settings, delivery: Delivery): ClaimedDelivery {
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
        // Any of several unanswered attempts may have succeeded, so the first time is kept.
        const times = asked === step ? { askedLast: now } : { asked: step, askedAt: now, askedLast: now };
        return (await remember(step === undefined ? {} : times, settings.CRM_DAILY_CALLS)) === 'kept';
      },
      isOfAnotherDelivery: (step, id) => isOfAnotherDelivery(payload, step, id, delivery.id),
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
          // A log of that length would only repeat itself.
          ...(log.length < longestLog || result.outcome !== 'later' ? { log: [...log, line] } : {}),
        },
      });
    },
  };
}
