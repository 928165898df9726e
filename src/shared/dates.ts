import { brand } from '../brand/facts.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: brand.timeZone,
});
const monthDayYear = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

/** `Tuesday 24 November at 14:00`, as clocks in Hong Kong show it. */
export const dayAndTime = (date: Date): string => moment.format(date);

/** `8 September 2022`, the day it was in Hong Kong. */
export const longDate = (date: string): string => day.format(new Date(date));

/** `November 11 2019`, as the legal pages carry it. */
export const legalDate = (date: string): string => monthDayYear.format(new Date(date)).replace(',', '');

const clock = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
  timeZone: brand.timeZone,
});

/** What the clock on the wall shows at a moment, as if it were UTC: milliseconds since 1970. */
export function wallClock(at: number): number {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minute, second);
}

/**
 * The moment at which the clock on the wall shows something, in milliseconds since 1970.
 *
 * @param shown `2026-12-01T09:00`; NaN for anything else
 */
export function fromWallClock(shown: string): number {
  const wanted = Date.parse(`${shown}Z`);
  return Number.isNaN(wanted) ? wanted : momentOf(wanted);
}

function momentOf(wanted: number): number {
  const guess = wanted - (wallClock(wanted) - wanted);
  // Once more, for zones whose clocks are put forward or back between the two.
  return guess - (wallClock(guess) - wanted);
}

/**
 * The moment, in milliseconds since 1970, at which this day begins in Hong Kong. `month` counts
 * from 0.
 */
const midnight = (year: number, month: number, date: number): number => momentOf(Date.UTC(year, month, date));

/**
 * The moment at which the day of another moment begins in Hong Kong, or one so many days later or,
 * below 0, before.
 */
export function dayBegins(at: number, daysLater = 0): number {
  const day = new Date(wallClock(at));
  return midnight(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + daysLater);
}

/**
 * The moment as clocks in Hong Kong show it, with their distance from UTC:
 * `2026-11-21T00:00:00+08:00`.
 */
export function localMoment(date: string): string {
  const at = Date.parse(date);
  const ahead = Math.round((wallClock(at) - at) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const distance = `${ahead < 0 ? '-' : '+'}${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`;
  return `${new Date(at + ahead * 60_000).toISOString().slice(0, 19)}${distance}`;
}

export const currentYear = (now = Date.now()): number => new Date(wallClock(now)).getUTCFullYear();

/** The first moment of the next year in Hong Kong, in milliseconds since 1970. */
export const nextYearBegins = (now = Date.now()): number => midnight(currentYear(now) + 1, 0, 1);

/**
 * The first moment in Hong Kong after the day in which `date` falls there, in milliseconds since
 * 1970.
 */
export function dayEnds(date: string): number {
  return dayBegins(Date.parse(date), 1);
}

/**
 * Whole seconds, one at least, from now to the first of these moments: how long a page that shows
 * them stays true.
 */
export const secondsUntilFirst = (moments: readonly number[], now = Date.now()): number =>
  Math.max(1, Math.ceil((Math.min(...moments) - now) / 1000));
