import { wallClock } from '../config/brand/dates.ts';
import type { BrandFacts } from '../lib/brand-shape.ts';
import { daysOf, type Weekday, weekdays } from '../lib/opening-hours.ts';

/** Half of a working day, in which the agency may call. Times are local to the agency. */
export interface HalfDay {
  /** As the form sends it and the database stores it: `2026-12-04T09:30/12:30`. */
  readonly id: string;
  /** `2026-12-04` */
  readonly date: string;
  readonly opens: string;
  readonly closes: string;
}

/** Day of the form; a public holiday has no halves. */
export interface CallDay {
  readonly date: string;
  readonly weekday: Weekday;
  readonly halves: readonly HalfDay[];
}

const workingDays = 5;
/** Opening days looked at, so that a long closure ends the search. */
const mostDays = 10;
/** Minutes of a call, and between two possible starts. */
export const callMinutes = 15;
const betweenStarts = 30;
/** Minutes of the shortest opening hours that have two halves. */
const shortest = 60;

const dayLong = 24 * 60 * 60 * 1000;
const two = (value: number): string => String(value).padStart(2, '0');

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const weekdayAt = (at: number): Weekday => weekdays[(new Date(at).getUTCDay() + 6) % 7] as Weekday;

/** Returns the weekday of a date such as `2026-12-04`. */
export const weekdayOf = (date: string): Weekday => weekdayAt(Date.parse(date));

/** Halves of opening hours, split in the middle at five minutes; none where the hours are short. */
function halvesOf({ opens, closes }: BrandFacts['openingHours']): readonly (readonly [string, string])[] {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  if (to - from < shortest) return [];
  const middle = timeOf(Math.floor((from + to) / 10) * 5);
  return [
    [opens, middle],
    [middle, closes],
  ];
}

/** Date in the agency's time zone, as `2026-12-04`. */
export const localDate = (now: number): string => new Date(wallClock(now)).toISOString().slice(0, 10);

/**
 * The next five working days after today, with the public holidays among them. Empty when there is
 * none, or when the hours are too short for two halves.
 *
 * @param today local date of the agency
 * @param holidays dates of the public holidays
 */
export function callDays(
  today: string,
  hours: BrandFacts['openingHours'],
  holidays: ReadonlySet<string>,
): readonly CallDay[] {
  const open = daysOf(hours.days);
  const halves = halvesOf(hours);
  const days: CallDay[] = [];
  let working = 0;
  for (let at = Date.parse(today) + dayLong; working < workingDays && days.length < mostDays; at += dayLong) {
    const weekday = weekdayAt(at);
    if (!open.has(weekday)) continue;
    const date = new Date(at).toISOString().slice(0, 10);
    const isHoliday = holidays.has(date);
    if (!isHoliday) working += 1;
    days.push({
      date,
      weekday,
      halves: isHoliday
        ? []
        : halves.map(([opens, closes]) => ({ id: `${date}T${opens}/${closes}`, date, opens, closes })),
    });
  }
  // Holidays after the last working day explain nothing.
  const last = days.findLastIndex((day) => day.halves.length > 0);
  return days.slice(0, last + 1);
}

/** Half-days of a stored or sent text; what is no half-day is left out. */
export const halfDaysOf = (text: string | null | undefined): readonly HalfDay[] =>
  (text ?? '').split(' ').flatMap((id) => {
    const [, date, opens, closes] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)\/(\d\d:\d\d)$/.exec(id) ?? [];
    return date && opens && closes && !Number.isNaN(Date.parse(date)) ? [{ id, date, opens, closes }] : [];
  });

/** Times at which a call may start, so that it ends within the half-day. */
export function startsWithin({ opens, closes }: Pick<HalfDay, 'opens' | 'closes'>): readonly string[] {
  const [from, last] = [minutesOf(opens), minutesOf(closes) - callMinutes];
  const count = Math.max(0, Math.floor((last - from) / betweenStarts) + 1);
  return Array.from({ length: count }, (_, index) => timeOf(from + index * betweenStarts));
}
