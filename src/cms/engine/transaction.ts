import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';

export interface Transaction {
  /** What Payload's own operations need to take part. */
  readonly req: Partial<PayloadRequest>;
  /** A statement of our own; gives the rows that it returned. */
  readonly query: <Result>(statement: SQL) => Promise<Result[]>;
}

/** The two databases' drivers, as far as they are used here. */
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
 * Rows as the database has them, outside of any transaction. Needed for Payload 3.90.1: its own
 * reading goes through every field of every record for hooks and access, whatever is selected, and
 * takes seven to ten times as long for thousands. No report known.
 */
export const readRows = <Result>(payload: Payload, statement: SQL): Promise<Result[]> =>
  run({ db: payload.db.drizzle as Session['db'] }, statement);

/**
 * Runs `work` in one transaction: all of it is kept, or nothing when it throws. Needed for Payload
 * 3.90.1: its operations know a transaction by a number alone and have none that changes a row only
 * if it is as expected, so without this two workers could have the same delivery. The driver of a
 * transaction is found in `sessions`, of which the types say nothing. No report known.
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
