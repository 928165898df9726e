import { describe, expect, it } from 'vitest';
import { closesAt, openJobs, secondsOpen } from './jobs.ts';

const row = (slug: string, validThrough: string | null) => ({ job: slug, slug, validThrough });

const slugsAt = (moment: string) =>
  openJobs(
    [row('open', null), row('ends', '2026-03-31T04:00:00.000Z'), row('odd', 'soon'), { job: 'no slug' }, 7],
    [],
    Date.parse(moment),
  ).map(({ slug }) => slug);

describe('a job with a last day', () => {
  it('is open until that day is over in Hong Kong', () => {
    expect(slugsAt('2026-03-31T15:59:59.999Z')).toEqual(['open', 'ends', 'odd']);
    expect(slugsAt('2026-03-31T16:00:00.000Z')).toEqual(['open', 'odd']);
  });

  it('limits how long pages that show it may be cached', () => {
    const now = Date.parse('2026-03-31T15:59:00.000Z');
    expect(secondsOpen([{ validThrough: null }, { validThrough: '2026-03-31' }], now)).toBe(60);
    expect(closesAt({ validThrough: null })).toBe(Number.POSITIVE_INFINITY);
  });
});
