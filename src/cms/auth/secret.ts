import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../../config/env.ts';

/**
 * Key that signs sessions and encrypts API tokens: the setting `SECRET`, or a generated one in the
 * data folder, readable by its owner only. Instances that share a database need the same `SECRET`.
 * Payload does not start without a key and generates none; a shipped default would be public.
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
