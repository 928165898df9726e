import path from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { honestCommits } from './honest-commit.ts';
import { oneWriterAtATime } from './one-writer.ts';

/** @param directory absolute path of the folder that holds `site.db`; it must exist. */
export function sqliteDatabase(directory: string): DatabaseAdapterObj {
  return oneWriterAtATime(
    honestCommits(
      sqliteAdapter({
        client: { url: `file:${path.join(directory, 'site.db')}` },
        migrationDir: path.resolve('src/cms/migrations/sqlite'),
        push: false,
        // None of these three is the default, and each is needed: readers that never wait, writers that do, and
        // a change, its stamp and its redirect that arrive together or not at all.
        wal: true,
        busyTimeout: 5000,
        transactionOptions: {},
      }) as DatabaseAdapterObj,
    ),
  );
}
