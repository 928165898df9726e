import { expect, test } from 'vitest';
import { daysOf, isOpenAt, momentIn, percentOfDay } from './opening-hours.ts';

test('daysOf returns the days of a line', () => {
  expect([...daysOf('Monday to Friday')]).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  expect([...daysOf('Saturday to Monday')]).toEqual(['Saturday', 'Sunday', 'Monday']);
  expect([...daysOf('Thursday')]).toEqual(['Thursday']);
  expect(() => daysOf('most days')).toThrow('names no days');
});

test('a time of day is converted to a percentage of the day', () => {
  expect(percentOfDay('09:30')).toBeCloseTo(39.583, 3);
  expect(percentOfDay('15:30') - percentOfDay('09:30')).toBeCloseTo(25);
});

test('the time is that of the time zone, with midnight as 00:00', () => {
  expect(momentIn('Asia/Hong_Kong', Date.parse('2026-11-25T03:20:00Z'))).toEqual({ day: 'Wednesday', time: '11:20' });
  expect(momentIn('Asia/Hong_Kong', Date.parse('2026-11-25T16:00:00Z'))).toEqual({ day: 'Thursday', time: '00:00' });
});

test('opening hours include the first minute and exclude the last, on the given days', () => {
  const hours = { days: daysOf('Monday to Friday'), opens: '09:30', closes: '15:30' };
  const at = (day: string, time: string) => isOpenAt({ day, time } as Parameters<typeof isOpenAt>[0], hours);
  expect([at('Monday', '09:29'), at('Monday', '09:30'), at('Friday', '15:29'), at('Friday', '15:30')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(at('Sunday', '12:00')).toBe(false);
});
