import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '../../plain-error.ts';
import type { Cell, Connect } from './connection.ts';

export const connectSqlite =
  (file: string): Connect =>
  async (use) => {
    if (!existsSync(file)) throw new PlainError(`There is no site in ${file}. Set DATA_DIR to that of the site.`);
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: false, timeout: 10_000 });
    try {
      database.exec('begin');
      const result = await use({
        columnQuery: `select t.name, c.name from sqlite_master t join pragma_table_info(t.name) c
          where t.type = 'table' and t.name not like 'sqlite_%' order by t.name, c.cid`,
        parameter: '?',
        defer: async () => undefined,
        check: async () => {
          const [astray] = database.prepare('pragma foreign_key_check').all();
          if (astray)
            throw new PlainError(`A row of ${astray.table} belongs to one of ${astray.parent} that is not there.`);
        },
        read: async function* (query) {
          const statement = database.prepare(query);
          statement.setReturnArrays(true);
          yield* statement.iterate() as Iterable<unknown> as Iterable<Cell[]>;
        },
        write: async (statement, row = []) =>
          database.prepare(statement).run(...row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell))),
      });
      database.exec('commit');
      return result;
    } finally {
      database.close();
    }
  };
