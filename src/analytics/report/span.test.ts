import { expect, it } from 'vitest';
import { daysIn, spanOf } from './span.ts';

const now = Date.parse('2026-11-25T03:00:00Z');

it('a missing, unknown or malformed span means the four weeks up to today', () => {
  for (const asked of [undefined, 'weeks', 'ages', ['year'], {}]) {
    const { from, to, before, slots } = spanOf(asked, now);
    expect({ from, to, before }).toEqual({ from: '2026-10-29', to: '2026-11-25', before: '2026-10-01' });
    expect(slots).toHaveLength(28);
    expect(slots.at(-1)?.longLabel).toBe('Wednesday 25 November');
  }
});

it('a quarter has thirteen weeks, the last of which ends today', () => {
  const { from, slots, slotOf } = spanOf('quarter', now);
  expect([from, slots.length]).toEqual(['2026-08-27', 13]);
  expect(['2026-08-27', '2026-09-02', '2026-09-03', '2026-11-25'].map(slotOf)).toEqual([0, 0, 1, 12]);
});

it('a year has thirteen months, starting with the same month of last year', () => {
  const { from, slots, slotOf } = spanOf('year', now);
  expect([from, slots.length]).toEqual(['2025-11-01', 13]);
  expect(['2025-11-30', '2025-12-01', '2026-11-25'].map(slotOf)).toEqual([0, 1, 12]);
});

it('a span lists each of its days once', () => {
  const days = [...daysIn(spanOf('year', now))];
  expect([days[0], days.at(-1), days.length, new Set(days).size]).toEqual(['2025-11-01', '2026-11-25', 390, 390]);
});
