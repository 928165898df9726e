import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../../env.ts';

/**
 * Needed for Payload 3.90.1: it refuses to start without a key and makes none, so that an
 * installation would not start by itself, or with a key that was shipped and that everybody knows.
 * No report known: it is meant that way.
 *
 * The key that signs sessions and encrypts API tokens: the setting `SECRET`, else one that is made
 * once and kept in the data folder, readable by its owner alone. Instances that share a database
 * need the same `SECRET`.
 */
export function readSecret({ SECRET, DATA_DIR }: Pick<Settings, 'SECRET' | 'DATA_DIR'>): string {
  if (SECRET) return SECRET;
  const file = path.join(DATA_DIR, 'secret');
  if (!existsSync(file)) {
    mkdirSync(DATA_DIR, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
