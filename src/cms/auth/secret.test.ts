import { mkdtempSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig, getPayload } from 'payload';
import { expect, it } from 'vitest';
import { readSecret } from './secret.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'secret-'));

it('Payload creates no secret and refuses to start without one', async () => {
  const db = sqliteAdapter({ client: { url: `file:${path.join(folder, 'plain.db')}` }, push: false });
  const config = buildConfig({ secret: '', db, collections: [], telemetry: false });
  await expect(getPayload({ config, key: 'without a key' })).rejects.toThrow(/secret/i);
});

it('a secret is created once, in a file that only its owner can read', () => {
  const settings = { DATA_DIR: folder, SECRET: undefined };
  const made = readSecret(settings);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(settings)).toBe(made);
  expect(statSync(path.join(folder, 'secret')).mode & 0o077).toBe(0);
  expect(readSecret({ ...settings, SECRET: 'given' })).toBe('given');
});
