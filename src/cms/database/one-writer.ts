import { setTimeout as pause } from 'node:timers/promises';
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';

const longestWait = 10_000;

/** Milliseconds after which a transaction is taken for stuck, and rolled back so that all others can go on. */
const longestTransaction = 30_000;

/** Raised at the COMMIT of a transaction that took so long that it was rolled back. */
class TransactionTooLongError extends Error {
  override readonly name = 'TransactionTooLongError';
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && /SQLITE_BUSY|database is locked/i.test(error.message);

/**
 * Lines write transactions up, one after the other.
 *
 * SQLite takes one writer at a time, and its driver blocks the whole thread while it waits for the lock. Two
 * transactions of the same process would therefore wait for each other: the one that holds the lock cannot finish while
 * the thread is blocked by the one that wants it. A transaction also leaves its connection behind, so that the next one
 * opens without the configured busy timeout. Here the second waits in a queue instead, without blocking anything; a lock
 * held by another process is asked for again after a pause.
 */
export function oneWriterAtATime<T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const begin = database.beginTransaction.bind(database);
      const commit = database.commitTransaction.bind(database);
      const rollback = database.rollbackTransaction.bind(database);
      const open = new Map<number | string, () => void>();
      const ended = new Set<number | string>();
      let last: Promise<void> = Promise.resolve();

      const takeTurn = async (): Promise<() => void> => {
        const before = last;
        let leave: () => void = () => undefined;
        last = new Promise((resolve) => {
          leave = resolve;
        });
        await before;
        return leave;
      };

      const finish = (id: number | string): void => {
        open.get(id)?.();
        open.delete(id);
      };

      /** Nothing in here takes seconds; whatever hangs must not hold up everybody who writes until the next restart. */
      const watch = (id: number | string, leave: () => void): void => {
        const timer = setTimeout(() => {
          ended.add(id);
          rollback(id)
            .catch(() => undefined)
            .finally(() => finish(id));
        }, longestTransaction);
        timer.unref();
        open.set(id, () => {
          clearTimeout(timer);
          leave();
        });
      };

      database.beginTransaction = async (options) => {
        const leave = await takeTurn();
        const started = performance.now();
        for (;;) {
          try {
            const id = await begin(options);
            if (id === null) leave();
            else watch(id, leave);
            return id;
          } catch (error) {
            if (!isBusy(error) || performance.now() - started > longestWait) {
              leave();
              throw error;
            }
            await pause(20 + Math.random() * 60);
          }
        }
      };
      database.commitTransaction = async (id) => {
        try {
          if (ended.delete(await id)) throw new TransactionTooLongError('A transaction took too long.');
          await commit(id);
        } finally {
          finish(await id);
        }
      };
      database.rollbackTransaction = async (id) => {
        try {
          await rollback(id);
        } finally {
          finish(await id);
        }
      };
      return database;
    },
  };
}
