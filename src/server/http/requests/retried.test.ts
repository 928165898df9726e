import { expect, it } from 'vitest';
import { retried } from './retried.ts';

it('a retried start runs once for concurrent callers', async () => {
  let starts = 0;
  const started = retried(async () => {
    starts += 1;
  });
  await Promise.all([started(), started()]);
  await started();
  expect(starts).toBe(1);
});

it('a retried start is repeated five seconds after a failure', async () => {
  let now = 0;
  let starts = 0;
  const started = retried(
    async () => {
      starts += 1;
      if (starts === 1) throw new Error('not yet');
    },
    () => now,
  );
  await expect(started()).rejects.toThrow('not yet');
  now = 4999;
  await expect(started()).rejects.toThrow('not yet');
  expect(starts).toBe(1);
  now = 5000;
  await started();
  expect(starts).toBe(2);
});
