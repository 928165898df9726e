import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monthsBefore, startHourly } from './retention.ts';

describe('a date some months earlier', () => {
  it.each([
    ['2026-11-21T10:00:00.000Z', 24, '2024-11-21T10:00:00.000Z'],
    ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2024-02-29T00:00:00.000Z', 12, '2023-02-28T00:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 2, '2025-11-15T00:00:00.000Z'],
  ])('%s less %i months is %s', (now, months, expected) => {
    expect(monthsBefore(new Date(now), months).toISOString()).toBe(expected);
  });
});

describe('the clock of removing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('strikes at once and every hour, goes on after a failure, and stops when told to', async () => {
    vi.setSystemTime('2026-11-21T10:00:00Z');
    const seen: string[] = [];
    const warn = vi.fn();
    const retention = startHourly(async (now) => {
      seen.push(now.toISOString().slice(11, 16));
      if (seen.length === 2) throw new Error('The database is away.');
    }, warn);
    await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
    expect(seen).toEqual(['10:00', '11:00', '12:00']);
    expect(warn).toHaveBeenCalledTimes(1);
    await retention.stop();
    await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
    expect(seen).toHaveLength(3);
  });
});
