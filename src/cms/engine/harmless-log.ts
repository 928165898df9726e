import { writeSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { type HarmlessError, harmless, harmlessError, harmlessLines, harmlessText, isError } from './harmless-error.ts';

type Log = (...given: unknown[]) => void;

/** What has been through the hook below is harmless already. */
const asHarmless = (error: unknown): HarmlessError =>
  isError(error) ? harmlessError(error) : (error as HarmlessError);

/** Messages of refused requests that were logged in the last minute. */
const refusals = new LRUCache<string, true>({ max: 100, ttl: 60_000 });

/**
 * The message of an error that says of itself that the request was wrong, as Payload logs it:
 * alone. Undefined for every other.
 */
function refusalIn([first, ...rest]: readonly unknown[]): string | undefined {
  if (rest.length > 0) return undefined;
  const error: unknown = isError(first) ? first : (first as { readonly err?: unknown } | null)?.err;
  const { status } = isError(error) ? (error as { readonly status?: unknown }) : {};
  if (!isError(error) || typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  return `Refused with ${status}: ${harmlessText(error.message).slice(0, 120)}`;
}

/**
 * Options of every log of the process, the server's and the content system's: whatever is logged
 * goes through here first, so that no place that logs need know what an error may hold.
 */
export const logOptions = (level: string) => ({
  level,
  hooks: {
    logMethod(this: unknown, given: unknown[], write: Log): void {
      const refusal = refusalIn(given);
      if (refusal !== undefined) {
        // Strangers cause these as often as they like: one short line a minute, without a stack.
        if (!refusals.has(refusal)) (this as { warn: Log }).warn(refusal);
        refusals.set(refusal, true, { noUpdateTTL: true });
        return;
      }
      const [first, ...rest] = given.map((one) => harmless(one));
      // Made harmless, an error alone is an object like any other, and would be written without a
      // message.
      if (isError(given[0]))
        write.apply(this, [{ err: first }, ...(rest.length > 0 ? rest : [(first as Error).message])]);
      else write.apply(this, [first, ...rest]);
    },
  },
  // The library's own would take apart what is harmless already, and add what it finds.
  serializers: { err: asHarmless, error: asHarmless },
});

const print = (line: string): void => {
  try {
    writeSync(2, `${line}\n`);
  } catch (error) {
    // A pipe that is full for the moment: it goes the slower way.
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    process.stderr.write(`${line}\n`);
  }
};

/**
 * Makes harmless what does not go through a log: the console, which libraries use, Node's own
 * warnings, and an error that nobody caught, with which the process ends as ever.
 */
export function guardOutput(): void {
  for (const name of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
    const write = console[name].bind(console);
    console[name] = (...given: unknown[]) =>
      write(...given.map((one) => (isError(one) ? harmlessLines(one) : harmless(one))));
  }
  // Where warnings are switched off, nobody listens.
  if (process.listenerCount('warning') > 0) {
    process.removeAllListeners('warning');
    process.on('warning', (warning) => print(`(node:${process.pid}) ${harmlessLines(warning).split('\n', 1)[0]}`));
  }
  process.on('uncaughtException', (error) => {
    print(harmlessLines(error));
    process.exit(1);
  });
}
