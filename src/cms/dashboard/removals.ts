import { isOneOf } from '../access/may.ts';
import type { RemovalKind } from '../editorial/removals/expiring.ts';
import { type RemovalNote, readRemovalNotes } from '../editorial/removals/remove-expired.ts';
import type { Viewer } from './viewer.ts';

/** Milliseconds for which a removal is shown. */
const shownFor = 30 * 24 * 60 * 60 * 1000;

export interface Removals {
  readonly kind: RemovalKind;
  readonly held: RemovalNote['held'];
  /** Last removal, if recent. */
  readonly removed: RemovalNote['removed'];
}

/** Recent removals by age, and held ones; for administrators only. */
export async function removalsFor({ payload, user }: Viewer, now: number): Promise<readonly Removals[]> {
  if (!isOneOf(user, ['administrator'])) return [];
  const notes = await readRemovalNotes(payload);
  return notes
    .map(({ kind, held, removed }) => ({
      kind,
      held,
      removed: removed && now - Date.parse(removed.at) < shownFor ? removed : undefined,
    }))
    .filter(({ held, removed }) => held || removed);
}
