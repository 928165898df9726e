import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../../env.ts';

/** Milliseconds for which a server that is just ending is waited for. */
const patience = 1000;

/**
 * Holds the SQLite database for one server, until `release` is called or the process ends in any
 * way: the lock is one that SQLite takes on an empty file beside the database, and the system gives
 * it back. Workers and commands take none. PostgreSQL has any number of servers.
 *
 * @returns `release`, or undefined where another server holds it
 */
export function holdForOneServer({ DATABASE_URL, DATA_DIR }: Settings): (() => void) | undefined {
  if (DATABASE_URL) return () => undefined;
  const lock = new DatabaseSync(path.join(DATA_DIR, 'server.lock'), { timeout: patience });
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message)) return undefined;
    throw error;
  }
}
