/**
 * Why a save was refused: the record was changed elsewhere (409), or another editor has it (423).
 */
export interface Conflict {
  /** As `pages/12`. */
  readonly record: string;
  readonly kind: 'changed' | 'held';
}

const kinds: Readonly<Record<number, Conflict['kind']>> = { 409: 'changed', 423: 'held' };

let conflict: Conflict | undefined;
const listeners = new Set<() => void>();

function keep(now: Conflict | undefined): void {
  if (now?.record === conflict?.record && now?.kind === conflict?.kind) return;
  conflict = now;
  for (const tell of listeners) tell();
}

/** The last save that was refused for another editor's sake, until one of that record is taken. */
export const heardConflict = (): Conflict | undefined => conflict;

export function listenForConflicts(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/**
 * Looks at an answer of the server: whether it refuses a save for another editor's sake, or takes
 * it.
 */
export function hearConflict(address: string, method: string, answer: Response): void {
  const [, record] = /\/cms\/([a-z-]+\/\d+)(?:\?|$)/.exec(address) ?? [];
  if (record === undefined || method.toUpperCase() !== 'PATCH') return;
  const kind = kinds[answer.status];
  if (kind) keep({ record, kind });
  else if (answer.ok && record === conflict?.record) keep(undefined);
}
