/**
 * Reason why a save was refused: the record was changed elsewhere (409), or another editor holds
 * its lock (423).
 */
export interface Conflict {
  /** Collection and id, such as `pages/12`. */
  readonly record: string;
  readonly kind: 'changed' | 'held';
}

const kinds: Readonly<Record<number, Conflict['kind']>> = { 409: 'changed', 423: 'held' };

let conflict: Conflict | undefined;
const listeners = new Set<() => void>();

function setConflict(now: Conflict | undefined): void {
  if (now?.record === conflict?.record && now?.kind === conflict?.kind) return;
  conflict = now;
  for (const notify of listeners) notify();
}

/**
 * Last save refused because of another editor; cleared by the next successful save of that record.
 */
export const currentConflict = (): Conflict | undefined => conflict;

export function subscribeToConflicts(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/**
 * Stores a conflict if a response refuses a save because of another editor; clears it on success.
 */
export function recordConflict(address: string, method: string, answer: Response): void {
  const [, record] = /\/cms\/([a-z-]+\/\d+)(?:\?|$)/.exec(address) ?? [];
  if (record === undefined || method.toUpperCase() !== 'PATCH') return;
  const kind = kinds[answer.status];
  if (kind) setConflict({ record, kind });
  else if (answer.ok && record === conflict?.record) setConflict(undefined);
}
