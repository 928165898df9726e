// On SQLite, and on PostgreSQL in the full run: the content system tracks the collections
// read.
import { expect, it } from 'vitest';
import { withReads } from '../../cms/revalidation/content-reads.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { MemoisedReads } from './memoised-reads.ts';

const payload = await openForTests();

function open() {
  const memo = new MemoisedReads();
  let reads = 0;
  const read = memo.memoise('facts', async () => {
    reads += 1;
    return (await payload.find({ collection: 'facts', pagination: false })).totalDocs + reads * 100;
  });
  return { memo, read, count: () => reads };
}

it('a memoised read runs once, and is tracked for each caller', async () => {
  const { read, count } = open();
  const [first, second] = await Promise.all([withReads(read), withReads(read)]);
  const third = await withReads(read);
  expect(count()).toBe(1);
  expect(new Set([first.value, second.value, third.value]).size).toBe(1);
  for (const { read: from } of [first, second, third]) expect([...from]).toEqual(['facts']);
});

it('a memoised read is repeated only when one of its collections has changed', async () => {
  const { memo, read, count } = open();
  await read();
  memo.invalidate(new Set(['works']));
  await read();
  expect(count()).toBe(1);
  memo.invalidate(new Set(['works', 'facts']));
  expect(await read()).toBe(200);
});

it('a memoised read is not stored when its collection changes meanwhile', async () => {
  const { memo, read } = open();
  const early = read();
  memo.invalidate(new Set(['facts']));
  expect(await early).toBe(100);
  expect(await read()).toBe(200);
});

it('a memoised read is repeated after a failure', async () => {
  const memo = new MemoisedReads();
  let fails = true;
  const read = memo.memoise('x', async () => {
    if (fails) throw new Error('away');
    return 'here';
  });
  await expect(read()).rejects.toThrow('away');
  fails = false;
  expect(await read()).toBe('here');
});
