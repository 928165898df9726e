import { expect, it } from 'vitest';
import { others } from '../lib/analytics/metrics.ts';
import { Counter } from './counter.ts';

const monday = '2026-11-23';
const tuesday = '2026-11-24';

it('the counter adds up equal entries, and is empty after a take', () => {
  const counter = new Counter();
  counter.add(monday, 'view', '/work');
  counter.add(monday, 'view', '/work');
  counter.add(monday, 'lcp', '/work', 1200);
  expect(counter.take()).toEqual([
    { day: monday, kind: 'view', name: '/work', bucket: 0, count: 2 },
    { day: monday, kind: 'lcp', name: '/work', bucket: 1200, count: 1 },
  ]);
  expect(counter.take()).toEqual([]);
});

it('the counter adds counts that were put back to those counted since', () => {
  const counter = new Counter();
  counter.add(monday, 'view', '/work');
  const taken = counter.take();
  counter.add(monday, 'view', '/work');
  counter.putBack(taken);
  expect(counter.take()).toEqual([{ day: monday, kind: 'view', name: '/work', bucket: 0, count: 2 }]);
});

it('the counter limits the names of each kind and day, also across takes', () => {
  const counter = new Counter(3);
  for (let host = 0; host < 1000; host += 1) {
    counter.add(monday, 'source', `host-${host}.example`);
    if (host % 100 === 0) counter.take();
  }
  counter.add(monday, 'source', 'host-1.example');
  const taken = counter.take();
  expect(taken.map(({ name }) => name)).toEqual(['host-1.example', others]);
  // Each kind and each day has a limit of its own.
  counter.add(monday, 'view', '/work');
  counter.add(tuesday, 'source', 'host-7.example');
  expect(counter.take().map(({ name }) => name)).toEqual(['/work', 'host-7.example']);
});

it('the counter names known hosts even when unknown hosts have used up the limit', () => {
  const counter = new Counter(3);
  for (let host = 0; host < 10; host += 1) counter.add(monday, 'source', `host-${host}.example`);
  for (const name of ['google.com', 'direct']) counter.add(monday, 'source', name);
  expect(counter.take().map(({ name }) => name)).toEqual(expect.arrayContaining(['google.com', 'direct', others]));
});

it('the counter cuts names to the length of the column', () => {
  const counter = new Counter();
  counter.add(monday, 'view', `/${'a'.repeat(500)}`);
  counter.add(monday, 'view', `/${'a'.repeat(400)}`);
  expect(counter.take()).toEqual([{ day: monday, kind: 'view', name: `/${'a'.repeat(119)}`, bucket: 0, count: 2 }]);
});
