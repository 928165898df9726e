/** Milliseconds after a failure during which no further attempt is made. */
const pause = 5000;

/**
 * Runs a start-up once, on first use; later callers share its promise. After a failure, the first
 * caller after a pause tries again.
 */
export function retried(start: () => Promise<void>, now: () => number = Date.now): () => Promise<void> {
  let current: { readonly started: Promise<void>; failedAt?: number } | undefined;
  return () => {
    if (current?.failedAt !== undefined && now() - current.failedAt >= pause) current = undefined;
    if (!current) {
      const attempt: { readonly started: Promise<void>; failedAt?: number } = { started: start() };
      attempt.started.catch(() => {
        attempt.failedAt = now();
      });
      current = attempt;
    }
    return current.started;
  };
}
