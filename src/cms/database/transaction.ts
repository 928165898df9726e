import type { SQL } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';

export interface Transaction {
  /** What Payload's own operations need to take part. */
  readonly req: Partial<PayloadRequest>;
  /** A statement of our own; gives the rows that it returned. */
  readonly query: <Row>(statement: SQL) => Promise<Row[]>;
}

/** The two databases' drivers, as far as they are used here. */
interface Session {
  readonly db: {
    /** SQLite. */
    readonly all?: <Row>(statement: SQL) => Promise<Row[]>;
    /** PostgreSQL. */
    readonly execute?: <Row>(statement: SQL) => Promise<{ readonly rows: Row[] }>;
  };
}

async function run<Row>({ db }: Session, statement: SQL): Promise<Row[]> {
  if (db.all) return db.all<Row>(statement);
  if (db.execute) return (await db.execute<Row>(statement)).rows;
  throw new Error('This database has no driver that runs statements.');
}

/** Runs `work` in one transaction: all of it is kept, or nothing when it throws. */
export async function inTransaction<T>(payload: Payload, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('The database opened no transaction.');
  const sessions = payload.db.sessions as Record<number | string, Session | undefined>;
  try {
    const result = await work({
      req: { transactionID: id },
      query: (statement) => {
        const session = sessions[id];
        if (!session) throw new Error('The transaction has ended.');
        return run(session, statement);
      },
    });
    await payload.db.commitTransaction(id);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}
