import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { inTransaction, type Transaction } from '../cms/database/transaction.ts';
import { writtenTogether } from '../cms/database/written-together.ts';
import type { Delivery } from '../cms/payload-types.ts';
import type { Settings } from '../env.ts';
import { spendOfDay } from './count.ts';
import { mostAttempts, type Outcome, pauseAfter } from './deliver/attempt.ts';
import type { CrmMemory } from './deliver/crm.ts';

/** Milliseconds after which a delivery that nobody finished is taken up again: its worker was ended. */
const lease = 5 * 60 * 1000;

export const leaseFrom = ({ DELIVERY_PACE }: Settings, now: Date): string =>
  new Date(now.getTime() + lease / DELIVERY_PACE).toISOString();

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

/** @returns false when nothing was written: the day's calls are used up, or the delivery is another's by now, or no more */
async function write({ query, insert, update }: Transaction, note: Note): Promise<boolean> {
  const { delivery, until, changes, crm, line, callsInADay } = note;
  const now = new Date();
  if (callsInADay !== undefined && !(await spendOfDay({ query }, 'calls to the CRM', callsInADay, now))) return false;
  const steps = Object.fromEntries(Object.entries(crm ?? {}).map(([name, value]) => [`crm_${name}`, value]));
  // Its sender may have been erased while it was under way.
  const all = { ...changes, ...steps, updatedAt: now.toISOString() };
  if (!(await update('deliveries', delivery, all, { nextAttempt: until }))) return false;
  if (line) {
    const { place, at, outcome } = line;
    await insert('deliveries_log', [{ _order: place, _parentID: delivery, id: randomUUID(), at, outcome }]);
  }
  return true;
}

/** Past Payload's own operations: this runs several times a delivery, and there is nothing to check or to call in it. */
const keep = writtenTogether((payload, notes: readonly Note[]) =>
  inTransaction(payload, async (transaction) => {
    const answers: boolean[] = [];
    for (const note of notes) answers.push(await write(transaction, note));
    return answers;
  }),
);

function changesAfter({ attempts }: Delivery, result: Outcome, now: Date, pace: number): Note['changes'] {
  if (result.outcome === 'delivered') return { state: 'delivered', nextAttempt: null };
  if (result.outcome === 'later') return { attempts: attempts - 1, nextAttempt: result.at.toISOString() };
  if (attempts >= mostAttempts) return { state: 'needs-attention', nextAttempt: null };
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

  const remember = async (crm: NonNullable<Delivery['crm']>, callsInADay?: number): Promise<boolean> => {
    const longer = leaseFrom(settings, new Date());
    const isKept = await keep(payload, {
      delivery: delivery.id,
      until,
      changes: { nextAttempt: longer },
      crm,
      ...(callsInADay === undefined ? {} : { callsInADay }),
    });
    if (isKept) until = longer;
    if (isKept && 'asked' in crm) asked = crm.asked;
    return isKept;
  };
  return {
    memory: {
      keep: async (step, made) => void (await remember({ [step]: made, ...nothingAsked })),
      forget: async () => void (await remember(nothingAsked)),
      spend: (step) => {
        const now = new Date().toISOString();
        // Each of several unanswered attempts may be the one that worked.
        const times = asked === step ? { askedLast: now } : { asked: step, askedAt: now, askedLast: now };
        return remember(step === undefined ? {} : times, settings.CRM_DAILY_CALLS);
      },
      isOthers: async (deal) => {
        const { totalDocs } = await payload.count({
          collection: 'deliveries',
          where: { 'crm.deal': { equals: deal }, id: { not_equals: delivery.id } },
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
