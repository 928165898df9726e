const hour = 60 * 60 * 1000;

export interface Repeated {
  /** Ends when what is under way has come to its end. */
  readonly stop: () => Promise<void>;
}

/**
 * Does something at once and again and again, for as long as the process lives.
 *
 * @param work does it once
 * @param every milliseconds between two times
 */
export function startRepeating(
  work: (now: Date) => Promise<unknown>,
  warn: (error: unknown) => void,
  every: number,
  clock: () => Date = () => new Date(),
): Repeated {
  let running: Promise<unknown> | undefined;
  const run = (): void => {
    running ??= work(clock())
      .catch(warn)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, every);
  timer.unref();
  run();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Does something at once and every hour. */
export const startHourly = (
  work: (now: Date) => Promise<unknown>,
  warn: (error: unknown) => void,
  clock?: () => Date,
): Repeated => startRepeating(work, warn, hour, clock);
