let conflict: string | undefined;
const listeners = new Set<() => void>();

function keep(now: string | undefined): void {
  if (now === conflict) return;
  conflict = now;
  for (const tell of listeners) tell();
}

/** The record, as `pages/12`, that was changed elsewhere while its form was open. */
export const heardConflict = (): string | undefined => conflict;

export function listenForConflicts(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Looks at an answer of the server: whether it refuses a save because of another one, or takes it. */
export function hearConflict(address: string, method: string, answer: Response): void {
  const [, record] = /\/cms\/([a-z-]+\/\d+)(?:\?|$)/.exec(address) ?? [];
  if (record === undefined || method.toUpperCase() !== 'PATCH') return;
  if (answer.status === 409) keep(record);
  else if (answer.ok && record === conflict) keep(undefined);
}
