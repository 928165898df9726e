import { weekdays } from '../../../lib/opening-hours.ts';
import { dateFormat } from '../../panel/date-format.ts';
import { dayBegins, wallClock } from '../../panel/runtime-brand.ts';

export interface MonthDay {
  /** Day in the brand's time zone: `2026-11-05`. */
  readonly key: string;
  readonly date: number;
  readonly inMonth: boolean;
  readonly isWeekend: boolean;
  readonly isToday: boolean;
}

export interface Month {
  /** `2026-11` */
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly weeks: readonly (readonly MonthDay[])[];
  readonly from: Date;
  readonly to: Date;
}

const day = 24 * 60 * 60 * 1000;

const nameOf = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

const keyOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** Day of a time in the brand's time zone. */
export const dayKeyOf = (at: number): string => new Date(wallClock(at)).toISOString().slice(0, 10);

/**
 * @param asked month such as `2026-11`; the month of `now` for any other value
 * @param locale of the reader; English by default
 */
export function monthOf(asked: unknown, now: number, locale?: string): Month {
  const key = typeof asked === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : dayKeyOf(now).slice(0, 7);
  // Local times, computed as if they were UTC.
  const first = Date.parse(`${key}-01T00:00:00Z`);
  const next = Date.UTC(new Date(first).getUTCFullYear(), new Date(first).getUTCMonth() + 1, 1);
  const sinceMonday = (new Date(first).getUTCDay() + 6) % 7;
  const count = Math.ceil((sinceMonday + (next - first) / day) / 7);
  const today = dayKeyOf(now);
  const weeks = Array.from({ length: count }, (_, week) =>
    weekdays.map((_name, index): MonthDay => {
      const at = first + (week * 7 + index - sinceMonday) * day;
      const own = new Date(at).toISOString().slice(0, 10);
      return {
        key: own,
        date: new Date(at).getUTCDate(),
        inMonth: at >= first && at < next,
        isWeekend: index > 4,
        isToday: own === today,
      };
    }),
  );
  return {
    key,
    name: nameOf(first, locale),
    before: keyOf(first - day),
    after: keyOf(next),
    weeks,
    // Noon UTC falls on the same date in the brand's time zone.
    from: new Date(dayBegins(first + day / 2)),
    to: new Date(dayBegins(next + day / 2)),
  };
}
