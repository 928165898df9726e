import { expect, it } from 'vitest';
import { limitAttempts } from './attempt-limit.ts';

it('the limit of attempts counts each client separately and resets after its window', () => {
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

it('attempts given back are not counted and never raise the limit', () => {
  const attempts = limitAttempts(1, 1000);
  for (let turn = 0; turn < 5; turn += 1) {
    expect(attempts.take('a')).toBe(true);
    attempts.giveBack('a');
  }
  attempts.giveBack('a');
  expect([attempts.take('a'), attempts.take('a')]).toEqual([true, false]);
});
