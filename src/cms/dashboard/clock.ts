import { daysOf, weekdays } from '../../lib/opening-hours.ts';
import { brand, dayBegins, wallClock } from '../panel/runtime-brand.ts';
import type { Calendar } from './working-days.ts';

const works = daysOf(brand.openingHours.days);

/** Working days of the brand, in its time zone. */
export const calendar: Calendar = {
  worksOn: (weekday) => works.has(weekdays[(weekday + 6) % 7] ?? 'Monday'),
  wallClock,
};

const timeZone = brand.timeZone;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
const dayName = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone });
const wholeDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone });

export const timeOf = (at: number): string => clock.format(at);

/** `Thursday 19 November` */
export const wholeDayOf = (at: number): string => wholeDay.format(at).replace(',', '');

export const hourOf = (at: number): number => new Date(wallClock(at)).getUTCHours();

/** Calendar days between two times. */
const daysBetween = (from: number, to: number): number =>
  Math.round((dayBegins(to) - dayBegins(from)) / (24 * 60 * 60 * 1000));

/** Format of a time of arrival: `09:12` today, `Wed 22:05` this week, `2 Nov` before. */
export function formatArrival(moment: string, now: number): string {
  const at = Date.parse(moment);
  const days = daysBetween(at, now);
  if (days <= 0) return timeOf(at);
  return days < 7 ? `${dayName.format(at)} ${timeOf(at)}` : dayAndMonth.format(at);
}

/** `Today`, `2 days` */
export function since(moment: string, now: number): string {
  const days = daysBetween(Date.parse(moment), now);
  if (days <= 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}

/** `Today`, `Fri 20`, `2 Dec` */
export function dueOn(moment: string, now: number): string {
  const at = Date.parse(moment);
  const days = daysBetween(now, at);
  if (days <= 0) return 'Today';
  return days < 7 ? `${dayName.format(at)} ${new Date(wallClock(at)).getUTCDate()}` : dayAndMonth.format(at);
}

const dayMonthTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** `12 Nov, 09:00` */
export const dayAndTimeOf = (at: number): string => dayMonthTime.format(at);

/** `3 Nov` */
export const dayOf = (at: number): string => dayAndMonth.format(at);

/** Time from which a job with this last day takes no applications; undefined without one. */
export const closingMoment = (validThrough: unknown): number | undefined =>
  typeof validThrough === 'string' && !Number.isNaN(Date.parse(validThrough))
    ? dayBegins(Date.parse(validThrough), 1)
    : undefined;

/** City of the panel's time zone, such as `London`. */
export const placeOfClock = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
