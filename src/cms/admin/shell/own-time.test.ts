import { expect, it } from 'vitest';
import { ownTimeOf } from './own-time.ts';

const at = Date.parse('2026-11-28T18:39:00Z');

it('says what the clock of a reader elsewhere shows', () => {
  expect(ownTimeOf(at, 'Asia/Hong_Kong', 'Europe/London')).toBe('28 Nov 2026, 18:39 where you are');
});

it('says nothing where both clocks show the same, or of no moment', () => {
  expect(ownTimeOf(at, 'Asia/Hong_Kong', 'Asia/Singapore')).toBeUndefined();
  expect(ownTimeOf(Number.NaN, 'Asia/Hong_Kong', 'Europe/London')).toBeUndefined();
});
