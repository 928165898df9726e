import { useSyncExternalStore } from 'react';

/** Identifier of the panel in the document. */
export const panelId = 'review';

let count = 0;
const listeners = new Set<() => void>();

/** Sets the number of open comments of the open record; the panel reads it from the server. */
export function setOpenComments(now: number): void {
  count = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of open comments of the open record. */
export const useOpenComments = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
