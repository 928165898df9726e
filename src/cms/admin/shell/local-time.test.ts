import { expect, it } from 'vitest';
import { localTimeOf } from './local-time.ts';

const at = Date.parse('2026-11-28T18:39:00Z');

it('says what the clock of a reader elsewhere shows', () => {
  expect(localTimeOf(at, 'Asia/Hong_Kong', 'Europe/London')).toBe('28 Nov 2026, 18:39 where you are');
});

it('says nothing where both clocks show the same, or of no moment', () => {
  expect(localTimeOf(at, 'Asia/Hong_Kong', 'Asia/Singapore')).toBeUndefined();
  expect(localTimeOf(Number.NaN, 'Asia/Hong_Kong', 'Europe/London')).toBeUndefined();
});
