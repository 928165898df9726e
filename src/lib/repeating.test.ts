import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHourly } from './repeating.ts';

describe('an hourly task', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs at once and every hour, continues after a failure, and can be stopped', async () => {
    vi.setSystemTime('2026-11-21T10:00:00Z');
    const seen: string[] = [];
    const warn = vi.fn();
    const repeated = startHourly(async (now) => {
      seen.push(now.toISOString().slice(11, 16));
      if (seen.length === 2) throw new Error('The database is away.');
    }, warn);
    await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
    expect(seen).toEqual(['10:00', '11:00', '12:00']);
    expect(warn).toHaveBeenCalledTimes(1);
    await repeated.stop();
    await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
    expect(seen).toHaveLength(3);
  });
});
