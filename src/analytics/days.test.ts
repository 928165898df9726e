import { expect, it } from 'vitest';
import { dayClock } from './days.ts';

it('begins a day when Hong Kong does', () => {
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

it('goes back with a clock that is put right', () => {
  let now = Date.parse('2026-11-25T12:00:00Z');
  const today = dayClock(() => now);
  expect(today()).toBe('2026-11-25');
  now -= 24 * 60 * 60 * 1000;
  expect(today()).toBe('2026-11-24');
});
