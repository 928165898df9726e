import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { PlainError } from '../../plain-error.ts';
import type { Copied } from '../database.ts';
import type { DatabaseRows } from './database-rows.ts';
import { type Cell, isRow, ownTables, type Row, RowWriter, readRows, type Table } from './lines.ts';

function textsOf(database: DatabaseSync, query: string): string[] {
  return database
    .prepare(query)
    .all()
    .flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}

const tablesIn = (database: DatabaseSync): string[] =>
  textsOf(
    database,
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
  ).filter((name) => !ownTables.has(name));

const columnsOf = (database: DatabaseSync, table: string): string[] =>
  textsOf(database, `select name from pragma_table_info('${table}') order by cid`);

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function cellOf(value: unknown, place: string): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new PlainError(`${place} holds something that is neither words nor a number.`);
}

const storable = (cell: Cell): SQLInputValue => (typeof cell === 'boolean' ? Number(cell) : cell);

async function writeAll(database: DatabaseSync, file: string): Promise<void> {
  const rows = new RowWriter(file);
  for (const table of tablesIn(database)) {
    const columns = columnsOf(database, table);
    await rows.write({ table, columns });
    for (const row of database.prepare(`select ${quoted(columns)} from "${table}"`).iterate())
      await rows.write(columns.map((column) => cellOf(row[column], `${table}.${column}`)));
  }
  await rows.end();
}

/** Puts rows into tables that are there, in the place of what the steps of the database have written. */
async function fill(database: DatabaseSync, file: string): Promise<void> {
  const known = new Map(tablesIn(database).map((table) => [table, new Set(columnsOf(database, table))]));
  for (const table of known.keys()) database.exec(`delete from "${table}"`);
  let put: ((row: Row) => void) | undefined;
  const begin = ({ table, columns }: Table): void => {
    const missing = columns.find((column) => !known.get(table)?.has(column));
    if (!known.has(table) || missing) throw new PlainError(`There is no place here for ${table} ${missing ?? ''}.`);
    const statement = database.prepare(
      `insert into "${table}" (${quoted(columns)}) values (${columns.map(() => '?').join(', ')})`,
    );
    put = (row) => void statement.run(...row.map(storable));
  };
  for await (const line of readRows(file)) {
    if (isRow(line)) put?.(line);
    else begin(line);
  }
  const [astray] = database.prepare('pragma foreign_key_check').all();
  if (astray) throw new PlainError(`A row of ${astray.table} belongs to one of ${astray.parent} that is not there.`);
}

export function sqliteRows(directory: string): DatabaseRows {
  const file = path.join(directory, 'site.db');
  return {
    save: async (target): Promise<Copied> => {
      if (!existsSync(file))
        throw new PlainError(`There is no site in ${directory}. Set DATA_DIR to that of the site.`);
      const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
      try {
        // All of it as it is at one moment, while others write.
        database.exec('begin');
        const copied = {
          migrations: textsOf(database, 'select name from payload_migrations order by id'),
          submissionFiles: textsOf(database, 'select file_path as name from submissions where file_path is not null'),
        };
        await writeAll(database, target);
        return copied;
      } finally {
        database.close();
      }
    },
    fill: async (source) => {
      // Which belongs to which is looked at when all are there.
      const database = new DatabaseSync(file, { enableForeignKeyConstraints: false, timeout: 10_000 });
      try {
        database.exec('begin immediate');
        await fill(database, source);
        database.exec('commit');
      } finally {
        database.close();
      }
    },
    clear: async () => {
      for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true });
    },
  };
}
