import { setImmediate as letOthers, setTimeout as pause } from 'node:timers/promises';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';

type Connection = ReturnType<typeof drizzle>['$client'];
type Statement = Exclude<Parameters<Connection['batch']>[0][number], unknown[]>;
type Answer = Awaited<ReturnType<Connection['execute']>>;

/** Milliseconds for which a lock of another process is asked for again. */
const longestWait = 10_000;

/**
 * Milliseconds without a statement after which a transaction is taken for forgotten, so that all
 * others can go on.
 */
const longestSilence = 30_000;

/** Raised by a transaction that was never ended and has been rolled back for that. */
class ForgottenTransactionError extends Error {
  override readonly name = 'ForgottenTransactionError';
}

/**
 * Milliseconds of the thread that statements may have one after the other before others are let on.
 */
const share = 1;

/**
 * Waits until the event loop has gone round once statements have had the thread for their share.
 * The driver answers at once, so whoever asks one thing after the other never lets go by itself: a
 * page that is made of thirty answers would hold up all other visitors.
 */
function breather(): () => Promise<void> {
  let begun: number | undefined;
  return async () => {
    const now = performance.now();
    if (begun === undefined) {
      begun = now;
      setImmediate(() => {
        begun = undefined;
      });
    } else if (now - begun > share) await letOthers();
  };
}

const isBusy = (error: unknown): boolean => error instanceof Error && /database is locked/.test(error.message);

const isReading = (statement: Statement): boolean =>
  /^\s*(select|pragma|explain)\b/i.test(typeof statement === 'string' ? statement : statement.sql);

const open = (url: string): Connection => drizzle({ connection: { url } }).$client;

/**
 * A client of an SQLite file with one connection that reads and one that writes. Who writes, be it
 * a transaction or a single statement outside of any, waits in line until the one before has ended.
 * Needed for libsql 0.4.7 in `@libsql/client` 0.14.0 (of `@payloadcms/db-sqlite` 3.90.1).
 *
 * Two connections of one process that write would meet each other's lock, which goes wrong in two
 * ways. The driver blocks the whole thread while it waits, so that who has the lock cannot finish.
 * And it never resets a statement that was turned away: until garbage collection finds it, its
 * connection reads what was there at that moment, can begin no transaction (`SQLITE_BUSY_SNAPSHOT`)
 * and commit none (`SQL statements in progress`). In line nobody meets a lock of this process, and
 * a connection that met one of another process is used no more.
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
  // Readers never wait for a writer; only for another process that mends the file after it was cut
  // off.
  await reader.execute('pragma busy_timeout = 5000');
  await reader.execute('pragma journal_mode = wal');
  const readAtOnce = reader.execute.bind(reader);
  const breathe = breather();
  const read = async (statement: Statement): Promise<Answer> => {
    await breathe();
    return readAtOnce(statement);
  };
  let writer: Connection | undefined;
  let last: Promise<void> = Promise.resolve();

  const takeTurn = async (): Promise<() => void> => {
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    // The driver never lets go of the thread by itself, and a long line would keep it from
    // everybody who reads.
    await letOthers();
    return turn.resolve;
  };

  const abandonWriter = async (): Promise<void> => {
    const connection = writer;
    writer = undefined;
    // Closing alone does not give the lock back while statements have not been collected.
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

  /**
   * Takes its turn at its first statement: who has begun and done nothing yet holds up nobody,
   * itself included.
   */
  const transaction = async () => {
    let opening: Promise<Connection> | undefined;
    let failure: unknown;
    let leave: (() => void) | undefined;
    let timer: NodeJS.Timeout | undefined;
    /** Statements come in the order in which they were given, however many are given at once. */
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
      // A full disk may have rolled it back already, and abandoning the connection does the same.
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
       * After one that failed there is only the way back, because nobody knows how much of it is
       * still there.
       */
      execute: async (statement: Statement): Promise<Answer> => {
        if (failure) throw failure;
        try {
          opening ??= start();
          const connection = await opening;
          line = line.then(breathe);
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
