import { types } from 'pg';
import { withClient } from '../postgres-copies.ts';
import type { Cell, Connect } from './connection.ts';

/** Rows per fetch. */
const atOnce = 500;

const { BOOL, INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC, TIMESTAMP, TIMESTAMPTZ } = types.builtins;

/** Parses a cell from PostgreSQL's text format. */
function getTypeParser(type: number): (text: string) => Cell {
  if (type === BOOL) return (text) => text === 't';
  if ([INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC].includes(type)) return Number;
  if ([TIMESTAMP, TIMESTAMPTZ].includes(type)) return (text) => types.getTypeParser(type)(text).toISOString();
  return String;
}

const deferrable = (state: 'deferrable initially deferred' | 'not deferrable') => `do $$ declare one record; begin
  for one in select conname, conrelid::regclass as place from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace loop
    execute format('alter table %s alter constraint %I ${state}', one.place, one.conname);
  end loop;
end $$`;

/** Sets every sequence to the largest number in use. */
const setSequences = `do $$ declare one record; begin
  for one in select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_default like 'nextval(%' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 1), max(%I) is not null) from %I',
      quote_ident(one.table_name), one.column_name, one.column_name, one.column_name, one.table_name);
  end loop;
end $$`;

export const connectPostgres =
  (address: string): Connect =>
  (use) =>
    withClient(address, async (client) => {
      await client.query('begin isolation level repeatable read');
      // SQLite stores a date without a time as midnight UTC.
      await client.query("set local time zone 'UTC'");
      const result = await use({
        columnQuery: `select table_name, column_name from information_schema.columns
          where table_schema = 'public' order by table_name, ordinal_position`,
        parameter: '$',
        defer: async () => void (await client.query(deferrable('deferrable initially deferred'))),
        check: async () => {
          for (const statement of ['set constraints all immediate', deferrable('not deferrable'), setSequences])
            await client.query(statement);
        },
        read: async function* (query) {
          await client.query(`declare rows no scroll cursor for ${query}`);
          for (let count = atOnce; count === atOnce; ) {
            const fetch = { text: `fetch ${atOnce} from rows`, rowMode: 'array', types: { getTypeParser } } as const;
            const { rows } = await client.query<Cell[]>(fetch);
            yield* rows;
            count = rows.length;
          }
          await client.query('close rows');
        },
        write: (statement, row = []) => client.query(statement, [...row]),
      });
      await client.query('commit');
      return result;
    });
