import { existsSync } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '../plain-error.ts';
import type { Copied, DatabaseCopies } from './copies.ts';

/** Lock timeout in milliseconds. */
const timeout = 10_000;

async function flushed(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

function names(database: DatabaseSync, query: string): string[] {
  return database
    .prepare(query)
    .all()
    .flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}

/** Checks a copy for damage and reads its facts. */
function readCopy(file: string): Copied {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const issues = copy.prepare('pragma quick_check').all();
    if (issues.length !== 1 || issues[0]?.quick_check !== 'ok')
      throw new PlainError('The database is damaged: its copy does not pass the check of SQLite (pragma quick_check).');
    return {
      migrations: names(copy, 'select name from payload_migrations order by id'),
      submissionFiles: names(copy, 'select file_path as name from submissions where file_path is not null'),
    };
  } finally {
    copy.close();
  }
}

export function sqliteCopies(directory: string): DatabaseCopies {
  const database = path.join(directory, 'site.db');
  return {
    kind: 'sqlite',
    file: 'site.db',
    save: async (file) => {
      if (!existsSync(database))
        throw new PlainError(`There is no site in ${directory}. Set DATA_DIR to that of the site.`);
      const source = new DatabaseSync(database, { readOnly: true, timeout: timeout });
      try {
        // `vacuum into` uses one read transaction. SQLite's backup API restarts whenever another
        // connection writes, and may never end.
        source.prepare('vacuum into ?').run(file);
      } finally {
        source.close();
      }
      await flushed(file);
      return readCopy(file);
    },
    users: async () => {
      if (!existsSync(database)) return undefined;
      const target = new DatabaseSync(database, { timeout: 0 });
      try {
        // An exclusive lock fails while any other connection has the file open.
        target.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
        return undefined;
      } catch (error) {
        // Ignores other errors: a damaged database is a reason to restore.
        if (!(error instanceof Error) || !/locked|busy/.test(error.message)) return undefined;
        return `Something has ${database} open`;
      } finally {
        target.close();
      }
    },
    isEmpty: async () => !existsSync(database),
    load: async (file) => {
      const beside = `${database}.restoring`;
      await copyFile(file, beside);
      await flushed(beside);
      for (const journal of ['-wal', '-shm']) await rm(`${database}${journal}`, { force: true });
      await rename(beside, database);
    },
  };
}
