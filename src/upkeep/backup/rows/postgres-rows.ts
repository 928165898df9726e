import type { Client } from 'pg';
import { PlainError } from '../../plain-error.ts';
import type { Copied } from '../database.ts';
import { clearing, withClient } from '../postgres-copies.ts';
import type { DatabaseRows } from './database-rows.ts';
import { type Cell, isRow, ownTables, type Row, RowWriter, readRows, type Table } from './lines.ts';

/** Rows that are read or written at once. */
const atOnce = 500;

interface Column {
  readonly name: string;
  /** As PostgreSQL writes it, such as `timestamp(3) with time zone`. */
  readonly type: string;
}

const quoted = (name: string): string => `"${name}"`;

/** Every table of the site with its columns, in their order. */
async function tablesIn(client: Client): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await client.query<{ readonly table: string } & Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     order by c.relname, a.attnum`,
  );
  return new Map([...Map.groupBy(rows, ({ table }) => table)].filter(([table]) => !ownTables.has(table)));
}

/** A cell in the form that both databases read. */
function said({ name, type }: Column): string {
  if (type.startsWith('timestamp'))
    return `to_char(${quoted(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${quoted(name)}`;
  if (type === 'numeric') return `${quoted(name)}::float8`;
  if (type === 'boolean' || type === 'integer') return quoted(name);
  return `${quoted(name)}::text`;
}

async function writeAll(client: Client, file: string): Promise<void> {
  const lines = new RowWriter(file);
  for (const [table, columns] of await tablesIn(client)) {
    await lines.write({ table, columns: columns.map(({ name }) => name) });
    await client.query(
      `declare rows no scroll cursor for select ${columns.map(said).join(', ')} from ${quoted(table)}`,
    );
    for (;;) {
      const { rows } = await client.query<Cell[]>({ text: `fetch ${atOnce} from rows`, rowMode: 'array' });
      for (const row of rows) await lines.write(row);
      if (rows.length < atOnce) break;
    }
    await client.query('close rows');
  }
  await lines.end();
}

/** What stands for a cell where rows are taken from JSON: that of JSON itself, not its text. */
const given = (cell: Cell, { type }: Column): unknown =>
  type === 'jsonb' && typeof cell === 'string' ? JSON.parse(cell) : cell;

class Filling {
  readonly #client: Client;
  readonly #known: ReadonlyMap<string, readonly Column[]>;
  #table = '';
  #columns: readonly Column[] = [];
  #waiting: Readonly<Record<string, unknown>>[] = [];

  constructor(client: Client, known: ReadonlyMap<string, readonly Column[]>) {
    this.#client = client;
    this.#known = known;
  }

  async begin({ table, columns }: Table): Promise<void> {
    await this.put();
    const here = new Map(this.#known.get(table)?.map((column) => [column.name, column]));
    this.#table = table;
    this.#columns = columns.map((name) => {
      const column = here.get(name);
      if (!column) throw new PlainError(`There is no place here for ${table} ${name}.`);
      return column;
    });
  }

  async take(row: Row): Promise<void> {
    this.#waiting.push(
      Object.fromEntries(this.#columns.map((column, index) => [column.name, given(row[index] ?? null, column)])),
    );
    if (this.#waiting.length >= atOnce) await this.put();
  }

  /** Writes what waits. */
  async put(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const names = this.#columns.map(({ name }) => quoted(name)).join(', ');
    const types = this.#columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ');
    const rows = JSON.stringify(this.#waiting);
    this.#waiting = [];
    await this.#client.query(
      `insert into ${quoted(this.#table)} (${names}) select ${names} from jsonb_to_recordset($1) as given (${types})`,
      [rows],
    );
  }
}

/** Lets rows come in any order, and asks for all that they belong to at the end. */
const anyOrder = (state: 'deferrable initially deferred' | 'not deferrable') => `do $$ declare one record; begin
  for one in select conname, conrelid::regclass as place from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace loop
    execute format('alter table %s alter constraint %I ${state}', one.place, one.conname);
  end loop;
end $$`;

/** Numbers of rows that are made later go on after those that came. */
const goOn = `do $$ declare one record; begin
  for one in select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_default like 'nextval(%' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 1), max(%I) is not null) from %I',
      quote_ident(one.table_name), one.column_name, one.column_name, one.column_name, one.table_name);
  end loop;
end $$`;

async function fill(client: Client, file: string): Promise<void> {
  const known = await tablesIn(client);
  await client.query('begin');
  // A day without an hour begins where the other database takes it to begin.
  await client.query("set local time zone 'UTC'");
  await client.query(anyOrder('deferrable initially deferred'));
  await client.query(`truncate ${[...known.keys()].map(quoted).join(', ')}`);
  const filling = new Filling(client, known);
  for await (const line of readRows(file)) {
    if (isRow(line)) await filling.take(line);
    else await filling.begin(line);
  }
  await filling.put();
  await client.query('set constraints all immediate');
  await client.query(anyOrder('not deferrable'));
  await client.query(goOn);
  await client.query('commit');
}

export const postgresRows = (address: string): DatabaseRows => ({
  save: (file): Promise<Copied> =>
    withClient(address, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      const namesOf = async (query: string): Promise<string[]> =>
        (await client.query<{ readonly name: string }>(query)).rows.map(({ name }) => name);
      if (!(await namesOf("select tablename as name from pg_tables where tablename = 'payload_migrations'")).length)
        throw new PlainError('There is no site in this database. Set DATABASE_URL to that of the site.');
      const copied = {
        migrations: await namesOf('select name from payload_migrations order by id'),
        submissionFiles: await namesOf('select file_path as name from submissions where file_path is not null'),
      };
      await writeAll(client, file);
      return copied;
    }),
  fill: (file) => withClient(address, (client) => fill(client, file)),
  clear: () => withClient(address, async (client) => void (await client.query(clearing))),
});
