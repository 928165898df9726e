import type { BulkEditError } from '../../editorial/versions/bulk-edit-errors.ts';
import { bodyOf } from '../connection/body-of.ts';

interface BulkErrors {
  readonly collection: string;
  readonly records: readonly BulkEditError[];
}

let bulkErrors: BulkErrors | undefined;
const listeners = new Set<() => void>();

function setErrors(now: BulkErrors | undefined): void {
  bulkErrors = now;
  for (const notify of listeners) notify();
}

export const currentErrors = (): BulkErrors | undefined => bulkErrors;
export const clearErrors = (): void => setErrors(undefined);

export function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

const isBulkEditError = (one: unknown): one is BulkEditError =>
  typeof one === 'object' && one !== null && 'title' in one && 'reason' in one && 'id' in one;

/** Returns the collection of a bulk change: `/cms/works?where…`. */
const listAt = (address: string): string | undefined => /\/cms\/([a-z-]+)\?/.exec(address)?.[1];

/** Stores the records that a bulk change refused. */
export async function recordErrors(address: string, method: string, answer: Response): Promise<void> {
  const collection = method.toUpperCase() === 'PATCH' ? listAt(address) : undefined;
  if (!collection) return;
  const body = await bodyOf(answer);
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  const records = Array.isArray(errors) ? errors.filter(isBulkEditError) : [];
  setErrors(records.length > 0 ? { collection, records } : undefined);
}
