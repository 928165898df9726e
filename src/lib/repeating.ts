const hour = 60 * 60 * 1000;

export interface Repeated {
  /** Stops and waits for the current run. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs a task at once and repeatedly until it is stopped.
 *
 * @param work runs the task once
 * @param every interval in ms
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

/** Runs a task at once and every hour. */
export const startHourly = (
  work: (now: Date) => Promise<unknown>,
  warn: (error: unknown) => void,
  clock?: () => Date,
): Repeated => startRepeating(work, warn, hour, clock);
