import type { BrandFacts } from './brand-shape.ts';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Parses days such as `Monday to Friday`, across a weekend or a single day. */
export function daysOf(line: string): ReadonlySet<Weekday> {
  const [first = -1, last = first] = (line.match(/[A-Z][a-z]+day/g) ?? []).map((name) =>
    weekdays.indexOf(name as Weekday),
  );
  if (first === -1 || last === -1) throw new Error(`"${line}" names no days of the week.`);
  const count = ((last - first + weekdays.length) % weekdays.length) + 1;
  return new Set(Array.from({ length: count }, (_, index) => weekdays[(first + index) % weekdays.length] as Weekday));
}

/** Converts a time such as `09:30` to per cent of the day. */
export function percentOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return ((hours * 60 + minutes) / (24 * 60)) * 100;
}

export interface Moment {
  readonly day: Weekday;
  /** Time as `11:20`. */
  readonly time: string;
}

/**
 * Newer browsers have Temporal; the first use of `Intl.DateTimeFormat` takes twenty milliseconds.
 */
declare const Temporal:
  | undefined
  | {
      readonly Instant: {
        readonly fromEpochMilliseconds: (now: number) => {
          readonly toZonedDateTimeISO: (zone: string) => {
            /** From 1 for Monday. */
            readonly dayOfWeek: number;
            readonly hour: number;
            readonly minute: number;
          };
        };
      };
    };

const twoDigits = (value: number): string => `${value}`.padStart(2, '0');

/** Fallback for browsers without Temporal. */
function momentInWords(zone: string, now: number): Moment {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return { day: part('weekday') as Weekday, time: `${part('hour')}:${part('minute')}` };
}

/**
 * Returns day and time in a zone.
 *
 * @param now whole milliseconds since 1970
 */
export function momentIn(zone: string, now: number): Moment {
  if (typeof Temporal === 'undefined') return momentInWords(zone, now);
  const { dayOfWeek, hour, minute } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return { day: weekdays[dayOfWeek - 1] as Weekday, time: `${twoDigits(hour)}:${twoDigits(minute)}` };
}

/** Reports whether a time is within the opening hours. */
export const isOpenAt = (
  { day, time }: Moment,
  { days, opens, closes }: Omit<BrandFacts['openingHours'], 'days'> & { readonly days: ReadonlySet<string> },
): boolean => days.has(day) && time >= opens && time < closes;
