import type { Payload } from 'payload';
import { type Expiring, type RemovalKind, removalKinds, removalNames } from './expiring.ts';

/** Milliseconds between two runs beyond which an operator must confirm the clock. */
export const longestPause = 30 * 24 * 60 * 60 * 1000;

/** Rows that a run may always remove; beyond these, at most a tenth of all. */
const fewRows = 10;

export const confirmCommand = 'npm run erase -- --expired';

interface Counted {
  readonly at: string;
  readonly count: number;
}

/** Note of each type, kept between runs. */
export interface RemovalNote {
  /** Time of the last run with a plausible clock. */
  readonly checkedAt: string;
  readonly removed?: Counted | undefined;
  /** Rows that need confirmation by an operator, and the reason. */
  readonly held?: (Counted & { readonly why: string }) | undefined;
}

const dayOf = (moment: string): string => moment.slice(0, 10);

const keyOf = (kind: RemovalKind): string => `removals-${kind}`;

export async function readRemovalNotes(payload: Payload): Promise<readonly (RemovalNote & { kind: RemovalKind })[]> {
  const notes = await Promise.all(
    removalKinds.map(async (kind) => {
      const note = await payload.kv.get<RemovalNote & Record<string, unknown>>(keyOf(kind));
      return note ? [{ ...note, kind }] : [];
    }),
  );
  return notes.flat();
}

/**
 * Removes expired rows, and logs their number. Removes nothing when more than 30 days have passed
 * since the last run, or when it would remove more than ten rows and a tenth of all: both indicate
 * a wrong clock.
 *
 * @param isConfirmed whether an operator has checked clock and number
 * @returns the number of removed rows
 */
export async function removeExpiring(payload: Payload, expiring: Expiring, isConfirmed = false): Promise<number> {
  const { kind, now } = expiring;
  const at = now.toISOString();
  const { expired, all } = await expiring.count();
  const note = await payload.kv.get<RemovalNote & Record<string, unknown>>(keyOf(kind));
  const checkedAt = note?.checkedAt ?? (await expiring.newest())?.toISOString() ?? at;
  const isJump = now.getTime() - Date.parse(checkedAt) > longestPause;
  const isMuch = expired > fewRows && expired * 10 > all;
  if (expired > 0 && !isConfirmed && (isJump || isMuch)) {
    const why = isJump
      ? `the clock says ${dayOf(at)}, more than 30 days after ${dayOf(checkedAt)}, when it was last right`
      : `they are more than a tenth of all ${all}`;
    payload.logger.warn(`${removalNames[kind]}: ${expired} not removed, because ${why}. Look, then ${confirmCommand}`);
    const held = { at, count: expired, why };
    await payload.kv.set(keyOf(kind), { ...note, checkedAt: isJump ? checkedAt : at, held } satisfies RemovalNote);
    return 0;
  }
  const removed = expired === 0 ? 0 : await expiring.remove();
  if (removed > 0) payload.logger.info(`${removalNames[kind]}: ${removed} removed, because their time is over.`);
  const kept = removed > 0 ? { at, count: removed } : note?.removed;
  await payload.kv.set(keyOf(kind), { checkedAt: at, ...(kept ? { removed: kept } : {}) } satisfies RemovalNote);
  return removed;
}
