import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { connect, ensureDataDirectory, migrationsFor } from '../../../cms/database/open.ts';
import type { Settings } from '../../../config/env.ts';
import { compose } from '../../../server/composition.ts';
import { PlainError } from '../../plain-error.ts';
import type { DatabaseCopies } from '../copies.ts';
import { databaseCopies } from '../database.ts';
import { clearing } from '../postgres-copies.ts';
import type { Connection, Row } from './connection.ts';
import { connectPostgres } from './postgres-rows.ts';
import { connectSqlite } from './sqlite-rows.ts';

/** Line before the rows of a table, with its columns in the order of the cells. */
interface Table {
  readonly table: string;
  readonly columns: readonly string[];
}

const firstLine = JSON.stringify({ format: 'site-rows-1' });

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

async function allOf(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** Tables of the site, except the migrations, which each database records itself. */
async function tablesIn({ read, columnQuery }: Connection): Promise<Table[]> {
  const pairs = Map.groupBy(await allOf(read(columnQuery)), ([table]) => String(table));
  if (!pairs.has('payload_migrations'))
    throw new PlainError('There is no site in this database. Set DATABASE_URL to that of the site.');
  pairs.delete('payload_migrations');
  return [...pairs].map(([table, columns]) => ({ table, columns: columns.map(([, column]) => String(column)) }));
}

async function* linesOf(connection: Connection): AsyncGenerator<string> {
  yield `${firstLine}\n`;
  for (const { table, columns } of await tablesIn(connection)) {
    yield `${JSON.stringify({ table, columns })}\n`;
    for await (const row of connection.read(`select ${quoted(columns)} from "${table}"`)) {
      if (row.some((cell) => typeof cell === 'object' && cell !== null))
        throw new PlainError(`${table} holds something that is neither words nor a number.`);
      yield `${JSON.stringify(row)}\n`;
    }
  }
}

/** Replaces the rows that migrations have inserted with those of a file. */
async function fill(connection: Connection, file: string): Promise<void> {
  const known = new Map((await tablesIn(connection)).map(({ table, columns }) => [table, new Set(columns)]));
  await connection.defer();
  for (const table of known.keys()) await connection.write(`delete from "${table}"`);
  let number = 0;
  let width = -1;
  let insert = '';
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const text of lines) {
    number += 1;
    if (number === 1) {
      if (text !== firstLine) throw new PlainError('This is no file of rows that is known here.');
      continue;
    }
    const line = JSON.parse(text) as Table | Row;
    if ('table' in line) {
      const { table, columns } = line;
      const missing = columns.find((column) => !known.get(table)?.has(column));
      if (missing) throw new PlainError(`There is no place here for ${table} ${missing}.`);
      const values = columns.map((_, index) => `${connection.parameter}${index + 1}`).join(', ');
      insert = `insert into "${table}" (${quoted(columns)}) values (${values})`;
      width = columns.length;
    } else {
      if (line.length !== width) throw new PlainError(`Line ${number} of the rows is not as it was written.`);
      await connection.write(insert, line);
    }
  }
  await connection.check();
}

/** Creates the current tables in an empty database. */
async function makeTables(settings: Settings): Promise<void> {
  await ensureDataDirectory(settings);
  const payload = await connect(compose, settings);
  try {
    await payload.db.migrate({ migrations: await migrationsFor(settings) });
  } finally {
    await payload.destroy();
  }
}

/** Copies a database by rows, for moving between SQLite and PostgreSQL. */
export function rowsCopies(settings: Settings): DatabaseCopies {
  const { DATABASE_URL, DATA_DIR } = settings;
  const sqlite = path.join(DATA_DIR, 'site.db');
  const connected = DATABASE_URL ? connectPostgres(DATABASE_URL) : connectSqlite(sqlite);
  const { users, isEmpty } = databaseCopies(settings);
  return {
    kind: 'rows',
    from: DATABASE_URL ? 'postgres' : 'sqlite',
    file: 'rows.jsonl',
    users,
    isEmpty,
    save: (file) =>
      connected(async (connection) => {
        await pipeline(linesOf(connection), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
        const namesOf = async (query: string) => (await allOf(connection.read(query))).map(String);
        return {
          migrations: await namesOf('select name from payload_migrations order by id'),
          submissionFiles: await namesOf('select file_path from submissions where file_path is not null'),
        };
      }),
    load: async (file) => {
      try {
        await makeTables(settings);
        await connected((connection) => fill(connection, file));
      } catch (error) {
        // Deletes the partial import; the database was empty before.
        if (DATABASE_URL) await connectPostgres(DATABASE_URL)(({ write }) => write(clearing));
        else for (const end of ['', '-wal', '-shm']) await rm(`${sqlite}${end}`, { force: true });
        throw error;
      }
    },
  };
}
