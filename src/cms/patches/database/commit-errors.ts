import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';

type Work = (transaction: object) => Promise<unknown>;

/** Members of Payload's two SQL adapters beyond the common type, as far as they are used here. */
interface SqlAdapter extends BaseDatabaseAdapter {
  readonly initializing?: Promise<void>;
  readonly drizzle: { transaction: (work: Work, options?: unknown) => Promise<unknown> };
}

/**
 * Makes a failed COMMIT throw. Needed for `@payloadcms/drizzle` 3.90.1, part of both adapters: it
 * catches the error of a commit and continues as if it had succeeded, so saves on a full disk would
 * be lost silently.
 *
 * Report: https://github.com/payloadcms/payload/pull/17726
 */
export function honestCommits<T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const initialised = adapter.init(args);
      const database = initialised as unknown as SqlAdapter;
      const begin = database.beginTransaction.bind(database);
      const commit = database.commitTransaction.bind(database);
      const errors = new WeakMap<object, unknown>();
      const listening = new WeakSet<object>();

      const listen = (drizzle: SqlAdapter['drizzle']): void => {
        if (listening.has(drizzle)) return;
        listening.add(drizzle);
        const original = drizzle.transaction.bind(drizzle);
        drizzle.transaction = async (work, options) => {
          let transaction: object | undefined;
          try {
            return await original((given) => {
              transaction = given;
              return work(given);
            }, options);
          } catch (error) {
            if (transaction) errors.set(transaction, error);
            throw error;
          }
        };
      };

      database.beginTransaction = async (options) => {
        await database.initializing;
        listen(database.drizzle);
        return begin(options);
      };
      database.commitTransaction = async (id) => {
        const transaction = database.sessions?.[await id]?.db as object | undefined;
        await commit(id);
        if (transaction && errors.has(transaction)) throw errors.get(transaction);
      };
      return initialised;
    },
  };
}
