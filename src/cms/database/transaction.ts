import type { SQL } from 'drizzle-orm';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

type Row = Readonly<Record<string, unknown>>;

export interface Transaction {
  /** What Payload's own operations need to take part. */
  readonly req: Partial<PayloadRequest>;
  /** A statement of our own; gives the rows that it returned. */
  readonly query: <Result>(statement: SQL) => Promise<Result[]>;
  /**
   * Adds many rows in one statement, without hooks, arrays or related rows.
   *
   * @param rows by the names of the collection's fields; what is left out has its default
   * @returns the rows as they are now, in no certain order
   */
  readonly insert: (collection: CollectionSlug, rows: readonly Row[]) => Promise<(Row & { readonly id: number })[]>;
}

/** The two databases' drivers, as far as they are used here. */
interface Session {
  readonly db: {
    /** SQLite. */
    readonly all?: <Result>(statement: SQL) => Promise<Result[]>;
    /** PostgreSQL. */
    readonly execute?: <Result>(statement: SQL) => Promise<{ readonly rows: Result[] }>;
    readonly insert: (table: unknown) => {
      readonly values: (rows: readonly Row[]) => {
        readonly returning: () => Promise<(Row & { readonly id: number })[]>;
      };
    };
  };
}

async function run<Result>({ db }: Session, statement: SQL): Promise<Result[]> {
  if (db.all) return db.all<Result>(statement);
  if (db.execute) return (await db.execute<Result>(statement)).rows;
  throw new Error('This database has no driver that runs statements.');
}

/** Runs `work` in one transaction: all of it is kept, or nothing when it throws. */
export async function inTransaction<T>(payload: Payload, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('The database opened no transaction.');
  const sessions = payload.db.sessions as Record<number | string, Session | undefined>;
  const tables = (payload.db as unknown as { readonly tables: Readonly<Record<string, unknown>> }).tables;
  const session = (): Session => {
    const own = sessions[id];
    if (!own) throw new Error('The transaction has ended.');
    return own;
  };
  try {
    const result = await work({
      req: { transactionID: id },
      query: (statement) => run(session(), statement),
      insert: (collection, rows) => session().db.insert(tables[collection]).values(rows).returning(),
    });
    await payload.db.commitTransaction(id);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}
