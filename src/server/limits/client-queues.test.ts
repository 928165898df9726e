import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { clientQueues } from './client-queues.ts';

it('client queues run tasks of one client in sequence and of different clients in parallel', async () => {
  const inQueue = clientQueues();
  const seen: string[] = [];
  const work = (ip: string, name: string) =>
    inQueue({ ip }, async () => {
      seen.push(`${name} begins`);
      await yieldToOthers();
      seen.push(`${name} ends`);
      return name;
    });
  const results = await Promise.all([
    work('203.0.113.1', 'first'),
    work('203.0.113.1', 'second'),
    work('203.0.113.2', 'other'),
  ]);
  expect(results).toEqual(['first', 'second', 'other']);
  expect(seen.indexOf('second begins')).toBeGreaterThan(seen.indexOf('first ends'));
  expect(seen.indexOf('other begins')).toBeLessThan(seen.indexOf('first ends'));
});

it('a failed task does not affect the next one of its client', async () => {
  const inQueue = clientQueues();
  const failing = inQueue({ ip: '203.0.113.1' }, async () => {
    throw new Error('No page today.');
  });
  const next = inQueue({ ip: '203.0.113.1' }, async () => 'made');
  await expect(failing).rejects.toThrow('No page today.');
  expect(await next).toBe('made');
});
