import { expect, it } from 'vitest';
import { MissingCounter, mostPaths } from './missing-counter.ts';

const at = (lastSeen: string, referrer = '', path = '/gone') => ({ path, count: 1, lastSeen, referrer });

it('addresses that were not found are added up, with the last time and the referrer that says most', () => {
  const counter = new MissingCounter();
  counter.add(at('2026-11-30T02:00:00.000Z'));
  counter.add(at('2026-11-30T04:00:00.000Z', 'guide.example'));
  counter.add(at('2026-11-30T03:00:00.000Z', '/about-us'));
  counter.add(at('2026-11-30T03:00:00.000Z', 'guide.example'));
  expect(counter.take()).toEqual([
    { path: '/gone', count: 4, lastSeen: '2026-11-30T04:00:00.000Z', referrer: '/about-us' },
  ]);
  expect(counter.take()).toEqual([]);
});

it('addresses that were not found have bounded memory, in which known ones are counted on', () => {
  const counter = new MissingCounter();
  for (let path = 0; path < 10_000; path += 1) counter.add(at('2026-11-30T02:00:00.000Z', '', `/gone-${path}`));
  counter.add(at('2026-11-30T02:00:00.000Z', '', '/gone-7'));
  const taken = counter.take();
  expect(taken).toHaveLength(mostPaths);
  expect(taken.find(({ path }) => path === '/gone-7')?.count).toBe(2);
});
