import { dayKeyOf } from '../../cms/editorial/schedule/month.ts';
import { dateFormat } from '../../cms/panel/date-format.ts';
import { type PanelI18n, panelLocale, sayIn } from '../../cms/panel/say.ts';

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

const timeZone = 'UTC';
const dayAndMonth = dateFormat({ day: 'numeric', month: 'short', timeZone });
const wholeDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone });
const shortMonth = dateFormat({ month: 'short', timeZone });
const wholeMonth = dateFormat({ month: 'long', year: 'numeric', timeZone });

const keyOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const momentOf = (key: string): number => Date.parse(`${key}T00:00:00Z`);

/** `29 Oct` */
export const shortDay = (key: string, i18n: PanelI18n): string => dayAndMonth(momentOf(key), panelLocale(i18n));

/** `November 2026` of `2026-11` */
export const longMonth = (month: string, i18n: PanelI18n): string =>
  wholeMonth(momentOf(`${month}-01`), panelLocale(i18n));

/** Columns of equal length; the last one ends today. */
function evenSlots(today: number, columns: number, days: number, i18n: PanelI18n): Slot[] {
  const say = sayIn(i18n);
  const locale = panelLocale(i18n);
  return Array.from({ length: columns }, (_, index) => {
    const at = today - ((columns - index) * days - 1) * day;
    const label = dayAndMonth(at, locale);
    const longLabel = days > 1 ? say('Week from {day}', { day: label }) : wholeDay(at, locale).replace(',', '');
    return { day: keyOf(at), label, longLabel };
  });
}

function monthSlots(today: Date, i18n: PanelI18n): Slot[] {
  const locale = panelLocale(i18n);
  return Array.from({ length: 13 }, (_, index) => {
    const at = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 12 + index, 1);
    return { day: keyOf(at), label: shortMonth(at, locale), longLabel: wholeMonth(at, locale) };
  });
}

function slotsOf(name: SpanName, today: number, i18n: PanelI18n): Slot[] {
  if (name === 'year') return monthSlots(new Date(today), i18n);
  return name === 'quarter' ? evenSlots(today, 13, 7, i18n) : evenSlots(today, 28, 1, i18n);
}

/**
 * @param asked name of a span; four weeks for any other value
 * @param i18n of the reader of the labels; English by default
 */
export function spanOf(asked: unknown, now: number, i18n: PanelI18n = { language: 'en' }): Span {
  const name = spans.find((one) => one === asked) ?? 'weeks';
  const to = dayKeyOf(now);
  const today = momentOf(to);
  const slots = slotsOf(name, today, i18n);
  const from = slots[0]?.day ?? to;
  const before = keyOf(2 * momentOf(from) - today - day);
  return { name, from, to, before, slots, slotOf: (key) => slots.findLastIndex((slot) => slot.day <= key) };
}

/** Every day of a span, in order. */
export function* daysIn({ from, to }: Pick<Span, 'from' | 'to'>): Generator<string> {
  for (let at = momentOf(from); at <= momentOf(to); at += day) yield keyOf(at);
}
