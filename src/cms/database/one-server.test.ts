import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { holdForOneServer } from './one-server.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'one-server-'));
const settings = parseSettings({ DATA_DIR: folder });

afterAll(() => rmSync(folder, { recursive: true }));

it('an SQLite database is held by one process, and free again once that is killed', async () => {
  const holds = `import('${import.meta.dirname}/one-server.ts').then(({ holdForOneServer }) => {
    globalThis.release = holdForOneServer(${JSON.stringify({ DATA_DIR: folder })});
    console.log(String(Boolean(globalThis.release)));
    setInterval(() => undefined, 1000);
  })`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', holds]);
  try {
    const [line] = await once(other.stdout, 'data');
    expect(String(line).trim()).toBe('true');
    expect(holdForOneServer(settings)).toBeUndefined();
  } finally {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
  const release = holdForOneServer(settings);
  expect(release).toBeTypeOf('function');
  release?.();
  holdForOneServer(settings)?.();
});

it('a PostgreSQL database can be shared by several servers', () => {
  const shared = parseSettings({ DATA_DIR: folder, DATABASE_URL: 'postgres://db.example/site' });
  expect([holdForOneServer(shared), holdForOneServer(shared)]).toEqual([expect.any(Function), expect.any(Function)]);
});
