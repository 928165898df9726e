import type { Language } from '../../lib/brand-shape.ts';
import { brand } from './facts.ts';

type Formatted = Pick<Language, 'code'>;

/** Formats dates in each language; a formatter takes long to make. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (code: string): Intl.DateTimeFormat => {
    const known = made.get(code) ?? new Intl.DateTimeFormat(code, options);
    made.set(code, known);
    return known;
  };
}

const day = formatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: brand.timeZone });
const legalDay = formatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const moment = formatter({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: brand.timeZone,
});

/**
 * Formats `Tuesday 24 November at 14:00` in the brand's time zone. The panel and mails to the
 * agency are in English.
 */
export const dayAndTime = (date: Date, { code }: Formatted = { code: 'en-GB' }): string => moment(code).format(date);

/** Formats `8 September 2022` in the brand's time zone, or `2022年9月8日`. */
export const longDate = (date: string, { code }: Formatted): string => day(code).format(new Date(date));

/** Formats `November 11 2019`, as on the legal pages, or `2019年11月11日`. */
export const legalDate = (date: string, { code }: Formatted): string =>
  legalDay(code === 'en-GB' ? 'en-US' : code)
    .format(new Date(date))
    .replace(',', '');

const dayMonth = formatter({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const shortDayMonth = formatter({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a calendar date such as `2026-12-04` without its year: `4 December`, or `12月4日`. */
export const dayAndMonth = (date: string, { code }: Formatted): string => dayMonth(code).format(new Date(date));

/** Formats a calendar date in few letters: `4 Dec`, or `12月4日`. */
export const shortDate = (date: string, { code }: Formatted): string => shortDayMonth(code).format(new Date(date));

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

/** Returns the local time in the brand's zone as if it were UTC, in milliseconds since 1970. */
export function wallClock(at: number): number {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minute, second);
}

/**
 * Converts local time in the brand's zone to milliseconds since 1970.
 *
 * @param shown such as `2026-12-01T09:00`; NaN is returned for other formats
 */
export function fromWallClock(shown: string): number {
  const wanted = Date.parse(`${shown}Z`);
  return Number.isNaN(wanted) ? wanted : momentOf(wanted);
}

function momentOf(wanted: number): number {
  const guess = wanted - (wallClock(wanted) - wanted);
  // Repeated, in case the offset changes between the two times.
  return guess - (wallClock(guess) - wanted);
}

/** Returns the start of a local day in milliseconds since 1970. `month` counts from 0. */
const midnight = (year: number, month: number, date: number): number => momentOf(Date.UTC(year, month, date));

/**
 * Returns the start of the local day of a moment, or of a day before or after it, in milliseconds
 * since 1970.
 */
export function dayBegins(at: number, daysLater = 0): number {
  const day = new Date(wallClock(at));
  return midnight(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + daysLater);
}

/** Formats a moment in local time with its offset: `2026-11-21T00:00:00+08:00`. */
export function localMoment(date: string): string {
  const at = Date.parse(date);
  const ahead = Math.round((wallClock(at) - at) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const distance = `${ahead < 0 ? '-' : '+'}${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`;
  return `${new Date(at + ahead * 60_000).toISOString().slice(0, 19)}${distance}`;
}

export const currentYear = (now = Date.now()): number => new Date(wallClock(now)).getUTCFullYear();

/** Returns the local start of next year in milliseconds since 1970. */
export const nextYearBegins = (now = Date.now()): number => midnight(currentYear(now) + 1, 0, 1);

/** Returns the end of the local day of `date` in milliseconds since 1970. */
export function dayEnds(date: string): number {
  return dayBegins(Date.parse(date), 1);
}

/**
 * Returns the whole seconds until the first of these times, at least one: the cache lifetime of a
 * page that depends on them.
 */
export const secondsUntilFirst = (moments: readonly number[], now = Date.now()): number =>
  Math.max(1, Math.ceil((Math.min(...moments) - now) / 1000));
