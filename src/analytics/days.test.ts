import { expect, it } from 'vitest';
import { dayClock } from './days.ts';

it('the day clock changes the date at midnight in Hong Kong', () => {
  let now = Date.parse('2026-11-24T15:59:59Z');
  const today = dayClock(() => now);
  expect(today()).toBe('2026-11-24');
  now += 1000;
  expect(today()).toBe('2026-11-25');
  now += 24 * 60 * 60 * 1000 - 1;
  expect(today()).toBe('2026-11-25');
  now += 1;
  expect(today()).toBe('2026-11-26');
});

it('the day clock follows a system clock that is set back', () => {
  let now = Date.parse('2026-11-25T12:00:00Z');
  const today = dayClock(() => now);
  expect(today()).toBe('2026-11-25');
  now -= 24 * 60 * 60 * 1000;
  expect(today()).toBe('2026-11-24');
});
