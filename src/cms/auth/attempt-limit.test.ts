import { expect, it } from 'vitest';
import { limitAttempts } from './attempt-limit.ts';

it('gives each client so many attempts in a time, whatever others do', () => {
  let now = 0;
  const attempts = limitAttempts(2, 1000, () => now);
  expect([attempts.take('a'), attempts.take('a'), attempts.take('a'), attempts.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 1001;
  expect(attempts.take('a')).toBe(true);
});

it('does not count what was no guess, nor make more of it', () => {
  const attempts = limitAttempts(1, 1000);
  for (let turn = 0; turn < 5; turn += 1) {
    expect(attempts.take('a')).toBe(true);
    attempts.giveBack('a');
  }
  attempts.giveBack('a');
  expect([attempts.take('a'), attempts.take('a')]).toEqual([true, false]);
});
