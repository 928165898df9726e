import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction, type Transaction } from '../cms/database/transaction.ts';
import { writtenTogether } from '../cms/database/written-together.ts';
import type { Delivery } from '../cms/payload-types.ts';
import type { Settings } from '../env.ts';
import { spendOfDay } from './count.ts';
import { mostAttempts, type Outcome, patienceOf, pauseAfter } from './deliver/attempt.ts';
import type { CrmMemory, Kept } from './deliver/crm.ts';

/** When a delivery that nobody finished is taken up again, because its worker was ended: much later than any answer comes. */
export const leaseFrom = (settings: Settings, now: Date): string =>
  new Date(now.getTime() + 10 * patienceOf(settings)).toISOString();

/** Lines of a log behind which it is not said again that there is nothing left of the day's calls. */
const longestLog = 50;

/** What is written into the row of a delivery. */
interface Note {
  readonly delivery: number;
  /** Only while its lease ends at this time: a later one belongs to somebody who took it up since. */
  readonly until: Delivery['nextAttempt'];
  readonly changes: Partial<Omit<Delivery, 'id' | 'submission' | 'destination' | 'crm' | 'log'>>;
  readonly crm?: Delivery['crm'];
  /** A line for the log of attempts, behind those that are there. */
  readonly line?: { readonly place: number; readonly at: string; readonly outcome: string };
  /** Only if there is a call left of so many in a day. */
  readonly callsInADay?: number;
}

/** Records of the CRM that belong to one delivery each; a file hangs on a deal, which does. */
const ownRecords = ['organization', 'person', 'deal'] as const;

const madeIn = ({ crm }: Note): (readonly [(typeof ownRecords)[number], number])[] =>
  ownRecords.flatMap((step) => {
    const made = crm?.[step];
    return typeof made === 'number' ? [[step, made] as const] : [];
  });

async function isAnothers({ query }: Transaction, note: Note): Promise<boolean> {
  for (const [step, made] of madeIn(note)) {
    const others = await query(sql`
      select id from deliveries
      where ${sql.identifier(`crm_${step}`)} = ${made} and id <> ${note.delivery} limit 1`);
    if (others.length > 0) return true;
  }
  return false;
}

/** Anything but `kept` means that nothing was written: of `too-late`, the delivery is another's by now, or no more. */
type Written = Kept | 'used-up';

async function write(transaction: Transaction, note: Note): Promise<Written> {
  const { query, insert, update } = transaction;
  const { delivery, until, changes, crm, line, callsInADay } = note;
  const now = new Date();
  if (callsInADay !== undefined && !(await spendOfDay({ query }, 'calls to the CRM', callsInADay, now)))
    return 'used-up';
  if (await isAnothers(transaction, note)) return 'of-another';
  const steps = Object.fromEntries(Object.entries(crm ?? {}).map(([name, value]) => [`crm_${name}`, value]));
  // Its sender may have been erased while it was under way.
  const all = { ...changes, ...steps, updatedAt: now.toISOString() };
  if (!(await update('deliveries', delivery, all, { nextAttempt: until }))) return 'too-late';
  if (line) {
    const { place, at, outcome } = line;
    await insert('deliveries_log', [{ _order: place, _parentID: delivery, id: randomUUID(), at, outcome }]);
  }
  return 'kept';
}

/** Any number that no other lock has: who holds it alone says which records of the CRM are whose. */
const lockNumber = 9_200_901;

/** Past Payload's own operations: this runs several times a delivery, and there is nothing to check or to call in it. */
const keep = writtenTogether((payload, notes: readonly Note[]) =>
  inTransaction(payload, async (transaction) => {
    // Another instance may be about to keep the same record. On SQLite, writers stand in one line anyway.
    if (payload.db.name === 'postgres' && notes.some((note) => madeIn(note).length > 0))
      await transaction.query(sql`select pg_advisory_xact_lock(${lockNumber})`);
    const answers: Written[] = [];
    for (const note of notes) answers.push(await write(transaction, note));
    return answers;
  }),
);

function changesAfter({ attempts }: Delivery, result: Outcome, now: Date, pace: number): Note['changes'] {
  if (result.outcome === 'delivered') return { state: 'delivered', nextAttempt: null };
  if (result.outcome === 'later') return { attempts: attempts - 1, nextAttempt: result.at.toISOString() };
  if (result.outcome === 'incomplete' || attempts >= mostAttempts)
    return { state: 'needs-attention', nextAttempt: null };
  return { nextAttempt: new Date(now.getTime() + pauseAfter(attempts, result.wait, pace)).toISOString() };
}

const nothingAsked = { asked: null, askedAt: null, askedLast: null } as const;

/** A delivery that is ours until its lease ends; behind that nothing is written for it any more. */
export interface Held {
  /** What a delivery to the CRM remembers, in its own row. Each step has the whole time of the lease for itself. */
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
      delivery: delivery.id,
      until,
      changes: { nextAttempt: longer },
      crm,
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
      isOthers: async (step, id) => {
        const { totalDocs } = await payload.count({
          collection: 'deliveries',
          where: { [`crm.${step}`]: { equals: id }, id: { not_equals: delivery.id } },
          overrideAccess: true,
        });
        return totalDocs > 0;
      },
    },
    end: async (result) => {
      const now = new Date();
      const place = (delivery.log?.length ?? 0) + 1;
      await keep(payload, {
        delivery: delivery.id,
        until,
        changes: changesAfter(delivery, result, now, settings.DELIVERY_PACE),
        // Once it is that long, it says only what has been said before.
        ...(place <= longestLog || result.outcome !== 'later'
          ? { line: { place, at: now.toISOString(), outcome: result.note } }
          : {}),
      });
    },
  };
}
