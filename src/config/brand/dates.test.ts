import { describe, expect, it } from 'vitest';
import {
  currentYear,
  dayAndTime,
  dayBegins,
  dayEnds,
  legalDate,
  localMoment,
  longDate,
  nextYearBegins,
  secondsUntilFirst,
  wallClock,
} from './dates.ts';

describe('the calendar of Hong Kong', () => {
  it.each([
    ['2026-12-31T15:59:59.999Z', 2026],
    ['2026-12-31T16:00:00.000Z', 2027],
  ])('at %s the year is %i', (moment, year) => {
    expect(currentYear(Date.parse(moment))).toBe(year);
  });

  it('begins days at midnight in Hong Kong, and shows Hong Kong time', () => {
    const evening = Date.parse('2026-11-23T16:30:00Z');
    expect(new Date(wallClock(evening)).toISOString()).toBe('2026-11-24T00:30:00.000Z');
    expect(new Date(dayBegins(evening)).toISOString()).toBe('2026-11-23T16:00:00.000Z');
    expect(new Date(dayBegins(evening, -1)).toISOString()).toBe('2026-11-22T16:00:00.000Z');
  });

  it('begins a year at midnight in Hong Kong', () => {
    expect(new Date(nextYearBegins(Date.parse('2026-06-01T00:00:00Z'))).toISOString()).toBe('2026-12-31T16:00:00.000Z');
    expect(new Date(nextYearBegins(Date.parse('2026-12-31T16:00:00Z'))).toISOString()).toBe('2027-12-31T16:00:00.000Z');
  });

  it.each([
    ['2026-03-31', '2026-03-31T16:00:00.000Z'],
    ['2026-03-31T04:00:00.000Z', '2026-03-31T16:00:00.000Z'],
    ['2026-03-31T16:00:00.000Z', '2026-04-01T16:00:00.000Z'],
  ])('ends the day of %s at %s', (date, end) => {
    expect(new Date(dayEnds(date)).toISOString()).toBe(end);
  });

  it('counts the seconds to the earliest moment, at least one', () => {
    expect(secondsUntilFirst([10_001, 5000], 0)).toBe(5);
    expect(secondsUntilFirst([1], 0)).toBe(1);
    expect(secondsUntilFirst([0], 5000)).toBe(1);
  });
});

it.each([
  ['en-GB', '28 November 2026', 'November 28 2026', 'Saturday 28 November at 14:05'],
  ['zh-Hant-HK', '2026年11月28日', '2026年11月28日', '11月28日星期六 14:05'],
])('formats dates as %s writes them', (code, long, legal, moment) => {
  const date = '2026-11-28T06:05:00Z';
  expect(longDate(date, { code })).toBe(long);
  expect(legalDate(date, { code })).toBe(legal);
  expect(dayAndTime(new Date(date), { code })).toBe(moment);
});

it('a local time carries the offset that leads back to its moment', () => {
  const moment = '2026-11-20T16:00:00.000Z';
  expect(localMoment(moment)).toBe('2026-11-21T00:00:00+08:00');
  expect(new Date(localMoment(moment)).toISOString()).toBe(moment);
});
