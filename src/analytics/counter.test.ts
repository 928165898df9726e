import { expect, it } from 'vitest';
import { others } from '../lib/analytics/metrics.ts';
import { Counter } from './counter.ts';

const monday = '2026-11-23';
const tuesday = '2026-11-24';

it('adds up what is the same, and gives it away once', () => {
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

it('keeps what could not be written beside what has come since', () => {
  const counter = new Counter();
  counter.add(monday, 'view', '/work');
  const taken = counter.take();
  counter.add(monday, 'view', '/work');
  counter.putBack(taken);
  expect(counter.take()).toEqual([{ day: monday, kind: 'view', name: '/work', bucket: 0, count: 2 }]);
});

it('has room for so many names a day, whatever strangers think up, also after writing', () => {
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

it('tells known hosts apart, whatever strangers think up before them', () => {
  const counter = new Counter(3);
  for (let host = 0; host < 10; host += 1) counter.add(monday, 'source', `host-${host}.example`);
  for (const name of ['google.com', 'direct']) counter.add(monday, 'source', name);
  expect(counter.take().map(({ name }) => name)).toEqual(expect.arrayContaining(['google.com', 'direct', others]));
});

it('keeps no name longer than the table takes', () => {
  const counter = new Counter();
  counter.add(monday, 'view', `/${'a'.repeat(500)}`);
  counter.add(monday, 'view', `/${'a'.repeat(400)}`);
  expect(counter.take()).toEqual([{ day: monday, kind: 'view', name: `/${'a'.repeat(119)}`, bucket: 0, count: 2 }]);
});
