import { describe, expect, it } from 'vitest';
import { callDays, halfDaysOf, localDate, startsWithin, weekdayOf } from './half-days.ts';

const hours = { days: 'Monday to Friday', opens: '09:30', closes: '15:30' };
const none: ReadonlySet<string> = new Set();
const datesOf = (today: string, holidays = none, open = hours) =>
  callDays(today, open, holidays).map(({ date }) => date);

describe('the days of a call', () => {
  it('are the next five working days after today, each with two halves of the office hours', () => {
    const days = callDays('2026-12-03', hours, none);
    expect(days.map(({ date, weekday }) => `${weekday} ${date}`)).toEqual([
      'Friday 2026-12-04',
      'Monday 2026-12-07',
      'Tuesday 2026-12-08',
      'Wednesday 2026-12-09',
      'Thursday 2026-12-10',
    ]);
    expect(days[0]?.halves).toEqual([
      { id: '2026-12-04T09:30/12:30', date: '2026-12-04', opens: '09:30', closes: '12:30' },
      { id: '2026-12-04T12:30/15:30', date: '2026-12-04', opens: '12:30', closes: '15:30' },
    ]);
  });

  it('show a public holiday among them closed, and still hold five working days', () => {
    const days = callDays('2026-12-23', hours, new Set(['2026-12-25', '2026-12-28']));
    expect(days.filter(({ halves }) => halves.length === 0).map(({ date }) => date)).toEqual([
      '2026-12-25',
      '2026-12-28',
    ]);
    expect(days.filter(({ halves }) => halves.length === 2)).toHaveLength(5);
    expect(days.at(-1)?.date).toBe('2027-01-01');
  });

  it('go across the end of a year and of February', () => {
    expect(datesOf('2026-12-31')).toEqual(['2027-01-01', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07']);
    expect(datesOf('2028-02-28').slice(0, 2)).toEqual(['2028-02-29', '2028-03-01']);
  });

  it('follow days of a week that wraps around', () => {
    expect(datesOf('2026-12-04', none, { ...hours, days: 'Saturday to Monday' })).toEqual([
      '2026-12-05',
      '2026-12-06',
      '2026-12-07',
      '2026-12-12',
      '2026-12-13',
    ]);
  });

  it('are none during a closure of ten opening days, and with hours too short for two halves', () => {
    const closed = new Set(Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`));
    expect(datesOf('2026-12-03', closed)).toEqual([]);
    expect(datesOf('2026-12-03', none, { ...hours, opens: '15:00' }).length).toBe(0);
    expect(datesOf('2026-12-03', none, { ...hours, opens: '16:00' }).length).toBe(0);
  });

  it('split odd hours at five minutes', () => {
    const [day] = callDays('2026-12-03', { ...hours, opens: '09:00', closes: '17:45' }, none);
    expect(day?.halves.map(({ opens, closes }) => `${opens}–${closes}`)).toEqual(['09:00–13:20', '13:20–17:45']);
  });

  it('begin anew at the midnight of the agency, which is no midnight elsewhere', () => {
    expect(localDate(Date.parse('2026-12-03T15:59:59.999Z'))).toBe('2026-12-03');
    expect(localDate(Date.parse('2026-12-03T16:00:00Z'))).toBe('2026-12-04');
  });
});

it('starts of a call lie half an hour apart, and end within the half-day', () => {
  expect(startsWithin({ opens: '09:30', closes: '12:30' })).toEqual([
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
  ]);
  expect(startsWithin({ opens: '12:30', closes: '13:40' })).toEqual(['12:30', '13:00']);
  expect(startsWithin({ opens: '12:30', closes: '12:40' })).toEqual([]);
});

it('half-days are read from a text, and anything else in it is not', () => {
  expect(
    halfDaysOf('2026-12-04T09:30/12:30 x 2026-13-40T09:30/12:30 2026-12-07T12:30/15:30').map(({ id }) => id),
  ).toEqual(['2026-12-04T09:30/12:30', '2026-12-07T12:30/15:30']);
  expect(halfDaysOf(null)).toEqual([]);
  expect(weekdayOf('2026-12-06')).toBe('Sunday');
});
