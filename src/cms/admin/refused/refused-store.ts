import type { Refused } from '../../editorial/versions/named-refusals.ts';
import { bodyOf } from '../connection/body-of.ts';

interface RefusedTogether {
  readonly collection: string;
  readonly records: readonly Refused[];
}

let refused: RefusedTogether | undefined;
const listeners = new Set<() => void>();

function keep(now: RefusedTogether | undefined): void {
  refused = now;
  for (const tell of listeners) tell();
}

export const heard = (): RefusedTogether | undefined => refused;
export const forget = (): void => keep(undefined);

export function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

const isRefused = (one: unknown): one is Refused =>
  typeof one === 'object' && one !== null && 'title' in one && 'reason' in one && 'id' in one;

/** Returns the collection of a bulk change: `/cms/works?where…`. */
const listAt = (address: string): string | undefined => /\/cms\/([a-z-]+)\?/.exec(address)?.[1];

/** Stores the records that a bulk change refused. */
export async function hear(address: string, method: string, answer: Response): Promise<void> {
  const collection = method.toUpperCase() === 'PATCH' ? listAt(address) : undefined;
  if (!collection) return;
  const body = await bodyOf(answer);
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  const records = Array.isArray(errors) ? errors.filter(isRefused) : [];
  keep(records.length > 0 ? { collection, records } : undefined);
}
