import { dayKeyOf } from '../../cms/editorial/schedule/month.ts';

export const spans = ['weeks', 'quarter', 'year'] as const;
export type SpanName = (typeof spans)[number];

export const spanWords: Readonly<Record<SpanName, string>> = {
  weeks: 'Four weeks',
  quarter: '13 weeks',
  year: '13 months',
};

/** One column of a chart. */
export interface Slot {
  /** First day of the column: `2026-11-25`. */
  readonly day: string;
  readonly label: string;
  /** Label for screen readers. */
  readonly longLabel: string;
}

export interface Span {
  readonly name: SpanName;
  readonly from: string;
  readonly to: string;
  /** First day of the preceding span. */
  readonly before: string;
  readonly slots: readonly Slot[];
  /** Index of the column of a day. */
  readonly slotOf: (day: string) => number;
}

const day = 24 * 60 * 60 * 1000;

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const dayAndMonth = format({ day: 'numeric', month: 'short' });
const wholeDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
const shortMonth = format({ month: 'short' });
const wholeMonth = format({ month: 'long', year: 'numeric' });

const keyOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const momentOf = (key: string): number => Date.parse(`${key}T00:00:00Z`);

/** `29 Oct` */
export const shortDay = (key: string): string => dayAndMonth.format(momentOf(key));

/** Columns of equal length; the last one ends today. */
function evenSlots(today: number, columns: number, days: number): Slot[] {
  return Array.from({ length: columns }, (_, index) => {
    const at = today - ((columns - index) * days - 1) * day;
    const label = dayAndMonth.format(at);
    return { day: keyOf(at), label, longLabel: days > 1 ? `Week from ${label}` : wholeDay.format(at).replace(',', '') };
  });
}

function monthSlots(today: Date): Slot[] {
  return Array.from({ length: 13 }, (_, index) => {
    const at = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 12 + index, 1);
    return { day: keyOf(at), label: shortMonth.format(at), longLabel: wholeMonth.format(at) };
  });
}

function slotsOf(name: SpanName, today: number): Slot[] {
  if (name === 'year') return monthSlots(new Date(today));
  return name === 'quarter' ? evenSlots(today, 13, 7) : evenSlots(today, 28, 1);
}

/** @param asked name of a span; four weeks for any other value */
export function spanOf(asked: unknown, now: number): Span {
  const name = spans.find((one) => one === asked) ?? 'weeks';
  const to = dayKeyOf(now);
  const today = momentOf(to);
  const slots = slotsOf(name, today);
  const from = slots[0]?.day ?? to;
  const before = keyOf(2 * momentOf(from) - today - day);
  return { name, from, to, before, slots, slotOf: (key) => slots.findLastIndex((slot) => slot.day <= key) };
}

/** Every day of a span, in order. */
export function* daysIn({ from, to }: Pick<Span, 'from' | 'to'>): Generator<string> {
  for (let at = momentOf(from); at <= momentOf(to); at += day) yield keyOf(at);
}
