import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../../config/env.ts';

/** Milliseconds to wait for a server that is shutting down. */
const timeout = 1000;

/**
 * Reserves the SQLite database for one server until `release` or the end of the process. The lock
 * is SQLite's own, on an empty file beside the database, and the operating system releases it.
 * Workers and commands take none; PostgreSQL allows any number of servers.
 *
 * @returns `release`, or undefined where another server holds the lock
 */
export function holdForOneServer({ DATABASE_URL, DATA_DIR }: Settings): (() => void) | undefined {
  if (DATABASE_URL) return () => undefined;
  const lock = new DatabaseSync(path.join(DATA_DIR, 'server.lock'), { timeout: timeout });
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message)) return undefined;
    throw error;
  }
}
