import { setTimeout as pause } from 'node:timers/promises';

/** Final refusal by the host: another attempt would get the same answer. */
export class FinalAnswer extends Error {}

export interface BreakerOptions {
  readonly attempts?: number;
  /** Milliseconds before the second attempt; each later pause doubles. */
  readonly firstPause?: number;
  /** Consecutive failures that open the breaker. */
  readonly mostFailures?: number;
  /** Milliseconds before one attempt tests the host. */
  readonly rest?: number;
  readonly now?: () => number;
  /** Called when the breaker opens and when it closes. */
  readonly onChange?: (away: boolean) => void;
}

/**
 * Circuit breaker with retries after growing pauses. Consecutive failures open it: requests are
 * refused at once, and after each rest one attempt goes out, whose response closes it.
 */
export function openBreaker(options: BreakerOptions = {}) {
  const { attempts = 3, firstPause = 150, mostFailures = 5, rest = 5000, now = Date.now, onChange } = options;
  let failures = 0;
  let restingSince = 0;
  const isAway = (): boolean => failures >= mostFailures;
  const answered = (): void => {
    const wasAway = isAway();
    failures = 0;
    if (wasAway) onChange?.(false);
  };
  const failed = (): void => {
    failures += 1;
    if (failures !== mostFailures) return;
    restingSince = now();
    onChange?.(true);
  };
  const run = async <Value>(request: () => Promise<Value>, attempt = 1): Promise<Value> => {
    if (isAway() && now() - restingSince < rest) throw new Error('The host is left alone for a moment.');
    // The test attempt starts the next rest, so no other goes out meanwhile.
    if (isAway()) restingSince = now();
    try {
      const value = await request();
      answered();
      return value;
    } catch (error) {
      if (error instanceof FinalAnswer) answered();
      else failed();
      if (error instanceof FinalAnswer || attempt === attempts) throw error;
    }
    await pause(firstPause * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
    return run(request, attempt + 1);
  };
  return { run, isAway };
}
