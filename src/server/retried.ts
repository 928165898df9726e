/** Milliseconds after a failure, in which nobody tries again. */
const pause = 5000;

/**
 * Something that is started once, by whoever needs it first; those who come meanwhile wait for it.
 * A start that failed is not remembered for ever: whoever comes after a pause tries again.
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
