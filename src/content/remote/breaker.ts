import { setTimeout as pause } from 'node:timers/promises';

/** The host understood and refused: another attempt would give the same answer. */
export class FinalAnswer extends Error {}

export interface BreakerOptions {
  readonly attempts?: number;
  /** Milliseconds before the second attempt; each later pause is twice as long. */
  readonly firstPause?: number;
  /** Failed attempts in a row after which the host is left alone. */
  readonly mostFailures?: number;
  /** Milliseconds of rest before one attempt tests the host. */
  readonly rest?: number;
  readonly now?: () => number;
  /** Called when the host is left alone, and when it answers again. */
  readonly onChange?: (away: boolean) => void;
}

/**
 * Retries a request after growing pauses. After some failures in a row requests are refused at
 * once; after each rest one attempt goes out, and an answer ends the rests.
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
    // The next rest begins with the attempt that tests the host, so no other goes out meanwhile.
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
