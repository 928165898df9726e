import path from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { honestCommits } from '../engine/commit-errors.ts';
import { oneWriterAtATime } from '../engine/one-writer.ts';

/** @param directory absolute path of the folder that holds `site.db`; it must exist. */
export function sqliteDatabase(directory: string): DatabaseAdapterObj {
  const url = `file:${path.join(directory, 'site.db')}`;
  const adapter = honestCommits(
    sqliteAdapter({
      client: { url },
      migrationDir: path.resolve('src/cms/migrations/sqlite'),
      push: false,
      // A page's sections in one column: fifty kinds of them would be hundreds of tables.
      blocksAsJSON: true,
      // Not the default, and needed: a change, its stamp and its redirect arrive together or not at
      // all.
      transactionOptions: {},
    }),
  );
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        database.client ??= await oneWriterAtATime(url, (error) => args.payload.logger.error(error));
        await connect?.(options);
      };
      return database;
    },
  } as DatabaseAdapterObj;
}
