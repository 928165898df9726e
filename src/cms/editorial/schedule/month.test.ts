import { expect, it } from 'vitest';
import { dayKeyOf, monthOf } from './month.ts';

const now = Date.parse('2026-11-19T02:00:00Z');

it('a month has whole weeks from Monday, in the time zone of the brand', () => {
  const { key, name, before, after, weeks, from, to } = monthOf(undefined, now);
  expect([key, name, before, after]).toEqual(['2026-11', 'November 2026', '2026-10', '2026-12']);
  expect(weeks.map((days) => days[0]?.key)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weeks.flat().filter(({ isToday }) => isToday)).toEqual([expect.objectContaining({ key: '2026-11-19' })]);
  expect([from.toISOString(), to.toISOString()]).toEqual(['2026-10-31T16:00:00.000Z', '2026-11-30T16:00:00.000Z']);
});

it.each(['2026-13', '1999-01', '', ['2026-01'], '2026-1'])('%j is invalid and gives the current month', (asked) => {
  expect(monthOf(asked, now).key).toBe('2026-11');
});

it('a time is assigned to its day in Hong Kong', () => {
  expect(dayKeyOf(Date.parse('2026-11-19T17:30:00Z'))).toBe('2026-11-20');
});
