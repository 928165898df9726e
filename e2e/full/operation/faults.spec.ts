import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');

interface Figures {
  readonly receipts: number;
  readonly rows: number;
  readonly kills: number;
  readonly crashes: number;
  readonly failuresOfOthers: number;
  readonly attempts: number;
  readonly deliveries: number;
  readonly faults: readonly string[];
}

/** Runs the command as users do, on the build of the tests. */
async function runFaults(...parameters: readonly string[]): Promise<{ code: number | null; output: string }> {
  const run = spawn(process.execPath, ['benchmarks/faults.ts', ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  let output = '';
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve) => run.once('exit', (code) => resolve({ code, output })));
}

test('O5: kills, a full disk and failing services neither lose nor duplicate submissions', async () => {
  test.setTimeout(240_000);
  const { code, output } = await runFaults('--submissions', '120', '--kills', '2', '--full-disks', '1', '--seed', '9');
  expect(code, output).toBe(0);
  const figures = JSON.parse(/^\{$[\s\S]*?^\}$/m.exec(output)?.[0] ?? '{}') as Figures;
  expect(figures).toMatchObject({ receipts: 120, rows: 120, kills: 2, crashes: 0, faults: [] });
  expect(figures.deliveries).toBeGreaterThan(480);
  // The run did have failures: visitors had to retry, and other services failed.
  expect(figures.attempts).toBeGreaterThan(120);
  expect(figures.failuresOfOthers).toBeGreaterThan(8);
});
