import { daysOf, weekdays } from '../../lib/opening-hours.ts';
import { dateFormat } from '../panel/date-format.ts';
import { brand, dayBegins, wallClock } from '../panel/runtime-brand.ts';
import { type PanelI18n, panelLocale, sayIn } from '../panel/say.ts';
import type { Calendar } from './working-days.ts';

const works = daysOf(brand.openingHours.days);

/** Working days of the brand, in its time zone. */
export const calendar: Calendar = {
  worksOn: (weekday) => works.has(weekdays[(weekday + 6) % 7] ?? 'Monday'),
  wallClock,
};

const timeZone = brand.timeZone;
const clock = dateFormat({ hour: '2-digit', minute: '2-digit', timeZone });
const dayName = dateFormat({ weekday: 'short', timeZone });
const dayAndMonth = dateFormat({ day: 'numeric', month: 'short', timeZone });
const wholeDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone });

/** Language of mails and logs. */
const english: PanelI18n = { language: 'en' };

export const timeOf = (at: number, i18n = english): string => clock(at, panelLocale(i18n));

/** `Thursday 19 November` */
export const wholeDayOf = (at: number, i18n = english): string => wholeDay(at, panelLocale(i18n)).replace(',', '');

export const hourOf = (at: number): number => new Date(wallClock(at)).getUTCHours();

/** Calendar days between two times. */
const daysBetween = (from: number, to: number): number =>
  Math.round((dayBegins(to) - dayBegins(from)) / (24 * 60 * 60 * 1000));

/** Format of a time of arrival: `09:12` today, `Wed 22:05` this week, `2 Nov` before. */
export function formatArrival(moment: string, now: number, i18n = english): string {
  const at = Date.parse(moment);
  const days = daysBetween(at, now);
  if (days <= 0) return timeOf(at, i18n);
  return days < 7 ? `${dayName(at, panelLocale(i18n))} ${timeOf(at, i18n)}` : dayOf(at, i18n);
}

/** `Today`, `2 days` */
export function since(moment: string, now: number, i18n = english): string {
  const say = sayIn(i18n);
  const days = daysBetween(Date.parse(moment), now);
  if (days <= 0) return say('Today');
  return say(days === 1 ? '{count} day' : '{count} days', { count: days });
}

/** `Today`, `Fri 20`, `2 Dec` */
export function dueOn(moment: string, now: number, i18n = english): string {
  const say = sayIn(i18n);
  const at = Date.parse(moment);
  const days = daysBetween(now, at);
  if (days <= 0) return say('Today');
  if (days >= 7) return dayOf(at, i18n);
  return say('{weekday} {date}', {
    weekday: dayName(at, panelLocale(i18n)),
    date: new Date(wallClock(at)).getUTCDate(),
  });
}

const dayMonthTime = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** `12 Nov, 09:00` */
export const dayAndTimeOf = (at: number, i18n = english): string => dayMonthTime(at, panelLocale(i18n));

/** `3 Nov` */
export const dayOf = (at: number, i18n = english): string => dayAndMonth(at, panelLocale(i18n));

/** Time from which a job with this last day takes no applications; undefined without one. */
export const closingMoment = (validThrough: unknown): number | undefined =>
  typeof validThrough === 'string' && !Number.isNaN(Date.parse(validThrough))
    ? dayBegins(Date.parse(validThrough), 1)
    : undefined;

/** City of the panel's time zone, such as `London`. */
export const placeOfClock = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
