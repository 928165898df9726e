import { setTimeout as pause, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';

type Connection = ReturnType<typeof drizzle>['$client'];
type Statement = Exclude<Parameters<Connection['batch']>[0][number], unknown[]>;
type Answer = Awaited<ReturnType<Connection['execute']>>;

/** Milliseconds of retrying while another process holds the lock. */
const longestWait = 10_000;

/**
 * Milliseconds without a statement after which a transaction counts as abandoned and is rolled
 * back, so that others can continue.
 */
const longestSilence = 30_000;

/** Raised by a transaction that was rolled back because it was never ended. */
class ForgottenTransactionError extends Error {
  override readonly name = 'ForgottenTransactionError';
}

/** Milliseconds that consecutive statements may block the thread before others get a turn. */
const share = 1;

/**
 * Yields to the event loop once statements have used their share of the thread. The driver is
 * synchronous, so a page of thirty queries would block all other visitors.
 */
function yieldBetween(): () => Promise<void> {
  let begun: number | undefined;
  return async () => {
    const now = performance.now();
    if (begun === undefined) {
      begun = now;
      setImmediate(() => {
        begun = undefined;
      });
    } else if (now - begun > share) await yieldToEventLoop();
  };
}

const isBusy = (error: unknown): boolean => error instanceof Error && /database is locked/.test(error.message);

const isReading = (statement: Statement): boolean =>
  /^\s*(select|pragma|explain)\b/i.test(typeof statement === 'string' ? statement : statement.sql);

const open = (url: string): Connection => drizzle({ connection: { url } }).$client;

/**
 * Client of an SQLite file with one connection that reads and one that writes. Writers, be they
 * transactions or single statements, queue for the second. Needed for libsql 0.4.7 in
 * `@libsql/client` 0.14.0 (of `@payloadcms/db-sqlite` 3.90.1).
 *
 * Two writing connections of one process would meet each other's lock, which fails in two ways. The
 * driver blocks the thread while it waits, so the holder of the lock cannot finish. And it never
 * resets the refused statement: until garbage collection, its connection reads an old snapshot, can
 * begin no transaction (`SQLITE_BUSY_SNAPSHOT`) and commit none (`SQL statements in progress`). The
 * queue avoids locks within the process; a connection that met a lock of another process is
 * discarded.
 *
 * Reports: https://github.com/tursodatabase/libsql-client-ts/issues/352 (statements that are never
 * reset), https://github.com/tursodatabase/libsql-client-ts/issues/288 (waiting for a lock).
 */
export async function oneWriterAtATime(
  url: string,
  warn: (error: unknown) => void,
  silence: number = longestSilence,
): Promise<Connection> {
  const reader = open(url);
  // With WAL, readers never wait for a writer, only for another process that recovers the file
  // after a crash.
  await reader.execute('pragma busy_timeout = 5000');
  await reader.execute('pragma journal_mode = wal');
  const readAtOnce = reader.execute.bind(reader);
  const yieldIfDue = yieldBetween();
  const read = async (statement: Statement): Promise<Answer> => {
    await yieldIfDue();
    return readAtOnce(statement);
  };
  let writer: Connection | undefined;
  let last: Promise<void> = Promise.resolve();

  const takeTurn = async (): Promise<() => void> => {
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    // The driver never yields the thread, so a long queue would block all readers.
    await yieldToEventLoop();
    return turn.resolve;
  };

  const abandonWriter = async (): Promise<void> => {
    const connection = writer;
    writer = undefined;
    // Closing does not release the lock while statements await garbage collection.
    await connection?.execute('rollback').catch(() => undefined);
    connection?.close();
  };

  const begin = async (): Promise<Connection> => {
    const started = performance.now();
    for (;;) {
      writer ??= open(url);
      try {
        await writer.execute('begin immediate');
        return writer;
      } catch (error) {
        await abandonWriter();
        if (!isBusy(error) || performance.now() - started > longestWait) throw error;
        await pause(20 + Math.random() * 60);
      }
    }
  };

  /** Queues at its first statement: a transaction without statements blocks no other. */
  const transaction = async () => {
    let opening: Promise<Connection> | undefined;
    let failure: unknown;
    let leave: (() => void) | undefined;
    let timer: NodeJS.Timeout | undefined;
    /** Runs statements in the order of the calls, however many are made at once. */
    let line: Promise<void> = Promise.resolve();

    const end = async (statement: 'commit' | 'rollback'): Promise<void> => {
      const done = leave;
      leave = undefined;
      clearTimeout(timer);
      if (!done) return;
      try {
        await writer?.execute(statement);
      } catch (error) {
        await abandonWriter();
        throw error;
      } finally {
        done();
      }
    };
    const rollback = async (reason: unknown): Promise<void> => {
      failure ??= reason;
      await opening?.catch(() => undefined);
      // A full disk may have rolled it back already; abandoning the connection does the same.
      await end('rollback').catch(() => undefined);
    };
    const start = async (): Promise<Connection> => {
      leave = await takeTurn();
      try {
        const connection = await begin();
        timer = setTimeout(() => {
          const error = new ForgottenTransactionError('A write transaction was never ended and has been rolled back.');
          warn(error);
          void rollback(error);
        }, silence).unref();
        return connection;
      } catch (error) {
        leave();
        leave = undefined;
        throw error;
      }
    };
    return {
      /**
       * Allows only a rollback after a failed statement, because part of the transaction may be
       * gone.
       */
      execute: async (statement: Statement): Promise<Answer> => {
        if (failure) throw failure;
        try {
          opening ??= start();
          const connection = await opening;
          line = line.then(yieldIfDue);
          await line;
          if (failure) throw failure;
          timer?.refresh();
          return await connection.execute(statement);
        } catch (error) {
          failure ??= error;
          throw error;
        }
      },
      commit: async (): Promise<void> => {
        if (failure) {
          await rollback(failure);
          throw failure;
        }
        failure = new Error('The transaction has ended.');
        await opening;
        await end('commit');
      },
      rollback: () => rollback(new Error('The transaction has ended.')),
    };
  };

  const execute = async (statement: Statement): Promise<Answer> => {
    if (isReading(statement)) return read(statement);
    const { execute: write, commit, rollback } = await transaction();
    try {
      const answer = await write(statement);
      await commit();
      return answer;
    } catch (error) {
      await rollback();
      throw error;
    }
  };

  return Object.assign(reader, { execute, transaction });
}
