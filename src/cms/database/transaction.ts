import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';

type Row = Readonly<Record<string, unknown>>;

export interface Transaction {
  /** What Payload's own operations need to take part. */
  readonly req: Partial<PayloadRequest>;
  /** A statement of our own; gives the rows that it returned. */
  readonly query: <Result>(statement: SQL) => Promise<Result[]>;
  /**
   * Adds many rows in one statement, past Payload's hooks, arrays and relations.
   *
   * @param table by the name that Payload has for it: a collection's slug with `_` for `-`, and `_` and the field's name behind it for an array's
   * @param rows by the names of the fields, a group's name and `_` before those in it; what is left out has its default
   * @returns the rows as they are now, in no certain order
   */
  readonly insert: (table: string, rows: readonly Row[]) => Promise<(Row & { readonly id: number })[]>;
  /** Changes one row in one statement, likewise; false when it is not there, or does not hold `as` any more. */
  readonly update: (table: string, id: number, changes: Row, as?: Row) => Promise<boolean>;
}

type Table = Readonly<Record<string, SQLWrapper>>;

/** The two databases' drivers, as far as they are used here. */
interface Session {
  readonly db: {
    /** SQLite. */
    readonly all?: <Result>(statement: SQL) => Promise<Result[]>;
    /** PostgreSQL. */
    readonly execute?: <Result>(statement: SQL) => Promise<{ readonly rows: Result[] }>;
    readonly insert: (table: Table) => {
      readonly values: (rows: readonly Row[]) => {
        readonly returning: () => Promise<(Row & { readonly id: number })[]>;
      };
    };
    readonly update: (table: Table) => {
      readonly set: (changes: Row) => {
        readonly where: (is: SQL | undefined) => { readonly returning: () => Promise<readonly unknown[]> };
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
  const tables = (payload.db as unknown as { readonly tables: Readonly<Record<string, Table>> }).tables;
  const session = (): Session => {
    const own = sessions[id];
    if (!own) throw new Error('The transaction has ended.');
    return own;
  };
  const table = (name: string): Table => {
    const known = tables[name];
    if (!known) throw new Error(`There is no table ${name}.`);
    return known;
  };
  const column = (known: Table, name: string): SQLWrapper => {
    const found = known[name];
    if (!found) throw new Error(`There is no column ${name}.`);
    return found;
  };
  try {
    const result = await work({
      req: { transactionID: id },
      query: (statement) => run(session(), statement),
      insert: (name, rows) => session().db.insert(table(name)).values(rows).returning(),
      update: async (name, id, changes, as = {}) => {
        const known = table(name);
        const is = Object.entries({ id, ...as }).map(([field, value]) => eq(column(known, field), value));
        const changed = await session()
          .db.update(known)
          .set(changes)
          .where(and(...is))
          .returning();
        return changed.length > 0;
      },
    });
    await payload.db.commitTransaction(id);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}
