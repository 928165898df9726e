import { expect, it } from 'vitest';
import { countTries } from './tries.ts';

it('gives each sender so many tries in a time, whatever others do', () => {
  let now = 0;
  const tries = countTries(2, 1000, () => now);
  expect([tries.take('a'), tries.take('a'), tries.take('a'), tries.take('b')]).toEqual([true, true, false, true]);
  now = 1001;
  expect(tries.take('a')).toBe(true);
});

it('does not count what was no guess, nor make more of it', () => {
  const tries = countTries(1, 1000);
  for (let turn = 0; turn < 5; turn += 1) {
    expect(tries.take('a')).toBe(true);
    tries.giveBack('a');
  }
  tries.giveBack('a');
  expect([tries.take('a'), tries.take('a')]).toEqual([true, false]);
});
