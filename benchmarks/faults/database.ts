import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { ownPostgres } from '../../e2e/support/stand-ins/postgres.ts';

/** Direct connection to the database of a run, beside the site. */
export interface Database {
  /** Returns the rows of a statement; `?` stands for a parameter. */
  readonly all: <Row>(statement: string, ...parameters: string[]) => Promise<Row[]>;
  readonly close: () => Promise<void>;
}

/** Database of a run: settings, connection and shutdown. */
export interface Place {
  readonly settings: Readonly<Record<string, string>>;
  readonly open: () => Promise<Database>;
  readonly stop: () => void;
}

/** @param folder data folder of the site */
export const inSqlite = (folder: string): Place => ({
  settings: {},
  open: async () => {
    const database = new DatabaseSync(path.join(folder, 'site.db'));
    database.exec('pragma busy_timeout = 10000');
    return {
      all: async <Row>(statement: string, ...parameters: string[]) =>
        // Node types a row by the possible values of any column; the statement determines the
        // columns.
        database.prepare(statement).all(...parameters) as unknown as Row[],
      close: async () => database.close(),
    };
  },
  stop: () => undefined,
});

async function openPostgres(url: string): Promise<Database> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    all: async <Row>(statement: string, ...parameters: string[]) => {
      let count = 0;
      const numbered = statement.replaceAll('?', () => {
        count += 1;
        return `$${count}`;
      });
      return (await client.query(numbered, parameters)).rows as Row[];
    },
    close: () => client.end(),
  };
}

/** Starts a PostgreSQL server for this run alone. */
export async function inPostgres(): Promise<Place> {
  const { url, stop } = await ownPostgres();
  return { settings: { DATABASE_URL: url }, open: () => openPostgres(url), stop };
}
