import { writeSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { isError, type RedactedError, redact, redactError, redactedLines, redactText } from './redacted-error.ts';

type Log = (...given: unknown[]) => void;

/** Passes errors that the hook below has already reduced. */
const asRedacted = (error: unknown): RedactedError => (isError(error) ? redactError(error) : (error as RedactedError));

/** Messages of refused requests logged in the last minute. */
const refusals = new LRUCache<string, true>({ max: 100, ttl: 60_000 });

/** Message of an error with a 4xx status, which Payload logs alone; undefined for every other. */
function refusalIn([first, ...rest]: readonly unknown[]): string | undefined {
  if (rest.length > 0) return undefined;
  const error: unknown = isError(first) ? first : (first as { readonly err?: unknown } | null)?.err;
  const { status } = isError(error) ? (error as { readonly status?: unknown }) : {};
  if (!isError(error) || typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  return `Refused with ${status}: ${redactText(error.message).slice(0, 120)}`;
}

/**
 * Options of all loggers of the process, server and content system: every entry is reduced first,
 * so no call that logs needs to know what an error may contain.
 */
export const logOptions = (level: string) => ({
  level,
  hooks: {
    logMethod(this: unknown, given: unknown[], write: Log): void {
      const refusal = refusalIn(given);
      if (refusal !== undefined) {
        // Strangers can cause these at will: one short line a minute, without a stack.
        if (!refusals.has(refusal)) (this as { warn: Log }).warn(refusal);
        refusals.set(refusal, true, { noUpdateTTL: true });
        return;
      }
      const [first, ...rest] = given.map((one) => redact(one));
      // A reduced error is a plain object and would be logged without a message.
      if (isError(given[0]))
        write.apply(this, [{ err: first }, ...(rest.length > 0 ? rest : [(first as Error).message])]);
      else write.apply(this, [first, ...rest]);
    },
  },
  // The library's own serialisers would process the reduced error again and add properties.
  serializers: { err: asRedacted, error: asRedacted },
});

const print = (line: string): void => {
  try {
    writeSync(2, `${line}\n`);
  } catch (error) {
    // EAGAIN means that the pipe is full for the moment; the stream buffers the line.
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    process.stderr.write(`${line}\n`);
  }
};

/**
 * Reduces output that bypasses the logger: the console, which libraries use, Node's warnings, and
 * uncaught errors, which still end the process.
 */
export function guardOutput(): void {
  for (const name of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
    const write = console[name].bind(console);
    console[name] = (...given: unknown[]) =>
      write(...given.map((one) => (isError(one) ? redactedLines(one) : redact(one))));
  }
  // Without a listener, warnings are switched off.
  if (process.listenerCount('warning') > 0) {
    process.removeAllListeners('warning');
    process.on('warning', (warning) => print(`(node:${process.pid}) ${redactedLines(warning).split('\n', 1)[0]}`));
  }
  process.on('uncaughtException', (error) => {
    print(redactedLines(error));
    process.exit(1);
  });
}
