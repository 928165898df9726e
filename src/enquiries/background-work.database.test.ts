// On SQLite, and on PostgreSQL in the full run: background jobs take turns through it.
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openForTests } from '../cms/testing/open-for-tests.ts';
import { filesFolder } from '../config/derived.ts';
import { startBackgroundWork } from './background-work.ts';
import { settingsWith } from './test-support.ts';

const payload = await openForTests();
const hour = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it('the background work deletes an old file without a submission within the hour', async () => {
  const settings = settingsWith({});
  const folder = filesFolder(settings);
  mkdirSync(folder, { recursive: true });
  const [left, fresh] = ['left-behind.pdf', 'under-way.pdf'].map((name) => path.join(folder, name)) as [string, string];
  for (const file of [left, fresh]) writeFileSync(file, 'x');
  const warn = vi.fn();
  const work = startBackgroundWork(payload, settings, { error: warn, warn });
  await vi.advanceTimersByTimeAsync(hour);
  expect(existsSync(left)).toBe(true);

  const twoHoursAgo = Date.now() / 1000 - 7200;
  utimesSync(left, twoHoursAgo, twoHoursAgo);
  await vi.advanceTimersByTimeAsync(hour);
  await expect.poll(() => existsSync(left), { timeout: 10_000 }).toBe(false);
  await work.stop();
  expect(existsSync(fresh)).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});
