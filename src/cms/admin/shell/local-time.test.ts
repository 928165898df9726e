import { expect, it } from 'vitest';
import { localTimeOf } from './local-time.ts';

const at = Date.parse('2026-11-28T18:39:00Z');

it('the local time is shown to a reader in another time zone', () => {
  expect(localTimeOf(at, 'Asia/Hong_Kong', 'Europe/London')).toBe('28 Nov 2026, 18:39 where you are');
});

it('no local time is shown at the same offset or for an invalid date', () => {
  expect(localTimeOf(at, 'Asia/Hong_Kong', 'Asia/Singapore')).toBeUndefined();
  expect(localTimeOf(Number.NaN, 'Asia/Hong_Kong', 'Europe/London')).toBeUndefined();
});
