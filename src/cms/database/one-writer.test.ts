import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneWriterAtATime } from './one-writer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An adapter that only counts. */
function writer() {
  const calls: string[] = [];
  let made = 0;
  const adapter = {
    init: () => ({
      beginTransaction: async () => {
        made += 1;
        calls.push(`begin ${made}`);
        return made;
      },
      commitTransaction: async (id: number) => void calls.push(`commit ${id}`),
      rollbackTransaction: async (id: number) => void calls.push(`roll back ${id}`),
    }),
  } as unknown as DatabaseAdapterObj<BaseDatabaseAdapter>;
  const database = oneWriterAtATime(adapter).init({} as never);
  return { calls, database };
}

it('the second transaction begins when the first has ended', async () => {
  const { calls, database } = writer();
  const first = await database.beginTransaction();
  const second = database.beginTransaction();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['begin 1']);
  await database.commitTransaction(first ?? 0);
  await database.rollbackTransaction((await second) ?? 0);
  expect(calls).toEqual(['begin 1', 'commit 1', 'begin 2', 'roll back 2']);
});

it('one that hangs is rolled back, lets the next begin, and cannot be committed any more', async () => {
  const { calls, database } = writer();
  const first = await database.beginTransaction();
  const second = database.beginTransaction();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await second).toBe(2);
  expect(calls).toEqual(['begin 1', 'roll back 1', 'begin 2']);
  await expect(database.commitTransaction(first ?? 0)).rejects.toThrow('took too long');
  await database.commitTransaction(2);
  expect(calls).toEqual(['begin 1', 'roll back 1', 'begin 2', 'commit 2']);
});
