import { connect, ensureDataDirectory, migrationsFor } from '../../../cms/open.ts';
import type { Settings } from '../../../env.ts';
import { type DatabaseCopies, databaseCopies } from '../database.ts';
import { postgresRows } from './postgres-rows.ts';
import { sqliteRows } from './sqlite-rows.ts';

/** Makes the tables of today in a database that has none. */
async function makeTables(settings: Settings): Promise<void> {
  await ensureDataDirectory(settings);
  const payload = await connect(settings);
  try {
    await payload.db.migrate({ migrations: await migrationsFor(settings) });
  } finally {
    await payload.destroy();
  }
}

/** Copies a database by its rows, so that it can go on in one of the other kind. */
export function rowsCopies(settings: Settings): DatabaseCopies {
  const { DATABASE_URL, DATA_DIR } = settings;
  const rows = DATABASE_URL ? postgresRows(DATABASE_URL) : sqliteRows(DATA_DIR);
  const { users, isEmpty } = databaseCopies(settings);
  return {
    kind: 'rows',
    from: DATABASE_URL ? 'postgres' : 'sqlite',
    file: 'rows.jsonl',
    users,
    isEmpty,
    save: rows.save,
    load: async (file) => {
      try {
        await makeTables(settings);
        await rows.fill(file);
      } catch (error) {
        // There was nothing before, and half of it is worth nothing.
        await rows.clear();
        throw error;
      }
    },
  };
}
