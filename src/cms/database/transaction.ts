import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';

export interface Transaction {
  /** Request options that make Payload's operations take part in the transaction. */
  readonly req: Partial<PayloadRequest>;
  /** Runs plain SQL and returns its rows. */
  readonly query: <Result>(statement: SQL) => Promise<Result[]>;
}

/** Drivers of both databases, as far as they are used here. */
interface Session {
  readonly db: {
    /** SQLite. */
    readonly all?: <Result>(statement: SQL) => Promise<Result[]>;
    /** PostgreSQL. */
    readonly execute?: <Result>(statement: SQL) => Promise<{ readonly rows: Result[] }>;
  };
}

async function run<Result>({ db }: Session, statement: SQL): Promise<Result[]> {
  if (db.all) return db.all<Result>(statement);
  if (db.execute) return (await db.execute<Result>(statement)).rows;
  throw new Error('This database has no driver that runs statements.');
}

/**
 * Returns rows as stored, outside any transaction. Needed for Payload 3.90.1: its own reading runs
 * hooks and access for every field of every record, unselected ones included, and takes seven to
 * ten times as long for thousands. No report known.
 */
export const readRows = <Result>(payload: Payload, statement: SQL): Promise<Result[]> =>
  run({ db: payload.db.drizzle as Session['db'] }, statement);

/**
 * Runs `work` in one transaction and rolls back when it throws. Needed for Payload 3.90.1: its
 * operations share a transaction by id only and cannot update a row on condition, so two workers
 * could take the same delivery. The driver's transaction is in `sessions`, which the types omit. No
 * report known.
 */
export async function inTransaction<T>(payload: Payload, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('The database opened no transaction.');
  const sessions = payload.db.sessions as Record<number | string, Session | undefined>;
  const session = (): Session => {
    const own = sessions[id];
    if (!own) throw new Error('The transaction has ended.');
    return own;
  };
  try {
    const result = await work({ req: { transactionID: id }, query: (statement) => run(session(), statement) });
    await payload.db.commitTransaction(id);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}
