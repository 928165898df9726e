import { describe, expect, it } from 'vitest';
import { type Calendar, daysLate, lateSince } from './working-days.ts';

/** Monday to Friday in a time zone eight hours ahead of UTC. */
const calendar: Calendar = {
  worksOn: (weekday) => weekday > 0 && weekday < 6,
  wallClock: (at) => at + 8 * 60 * 60 * 1000,
};

const at = (moment: string): number => Date.parse(`${moment}+08:00`);
const receivedAt = (moment: string): string => new Date(at(moment)).toISOString();

describe('the limit of two working days', () => {
  it.each([
    ['on a Thursday', '2026-11-19T09:40', '2026-11-17T09:40'],
    ['over a weekend', '2026-11-24T09:40', '2026-11-20T09:40'],
    // Monday in UTC, Tuesday in the brand's time zone.
    ['in the time zone of the brand', '2026-11-24T00:30', '2026-11-20T00:30'],
  ])('is counted %s', (_when, now, since) => {
    expect(lateSince(at(now), calendar).getTime()).toBe(at(since));
  });

  it.each([
    ['2026-11-17T09:41', undefined],
    ['2026-11-17T09:39', 0],
    ['2026-11-16T09:39', 1],
    ['2026-11-14T12:00', 1],
    ['2026-11-13T09:39', 2],
    ['2025-01-01T00:00', 99],
  ])('makes an enquiry of %s late by %s days on a Thursday morning', (moment, days) => {
    expect(daysLate(receivedAt(moment), at('2026-11-19T09:40'), calendar)).toBe(days);
  });
});
