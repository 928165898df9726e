import path from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { honestCommits } from '../patches/database/commit-errors.ts';
import { oneWriterAtATime } from '../patches/database/one-writer.ts';

/** @param directory absolute path of an existing folder that holds `site.db` */
export function sqliteDatabase(directory: string): DatabaseAdapterObj {
  const url = `file:${path.join(directory, 'site.db')}`;
  const adapter = honestCommits(
    sqliteAdapter({
      client: { url },
      migrationDir: path.resolve('src/cms/migrations/sqlite'),
      push: false,
      // Stores sections as JSON: fifty types of blocks would need hundreds of tables.
      blocksAsJSON: true,
      // Enables transactions, which Payload leaves off on SQLite: a change, its token and its
      // redirect are saved together or not at all.
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
