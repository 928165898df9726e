import { describe, expect, it } from 'vitest';
import { judgeStart, makeStart } from './form-start.ts';

const secret = 'a secret of the test, long enough';
const began = 1_790_000_000_000;
const hour = 3_600_000;

describe('the signed start time of a form', () => {
  it.each([
    ['is too fast after 200 ms', 200, 'too-fast'],
    ['is fine after 900 ms, as with autofill', 900, 'fine'],
    ['is fine after some seconds', 20_000, 'fine'],
    ['is fine after an hour', hour, 'fine'],
    ['is expired after more than a day', 25 * hour, 'expired'],
  ])('%s', (_, later, verdict) => {
    expect(judgeStart(secret, makeStart(secret, began), began + later)).toBe(verdict);
  });

  it('counts from the display of the page, within plausible limits', () => {
    expect(judgeStart(secret, makeStart(secret, began, 3000), began + 1)).toBe('fine');
    // A form that was started long after the page opened is as new as any other.
    expect(judgeStart(secret, makeStart(secret, began, 48 * hour), began + 20 * hour)).toBe('fine');
    for (const odd of [-5000, Number.NaN, Number.POSITIVE_INFINITY])
      expect(judgeStart(secret, makeStart(secret, began, odd), began + 20_000)).toBe('fine');
  });

  it('is optional, and must have a valid signature when present', () => {
    expect(judgeStart(secret, '', began)).toBe('fine');
    const [time] = makeStart(secret, began).split('.');
    for (const forged of [`${time}.`, `${time}.${'x'.repeat(22)}`, 'x', '.', makeStart('another secret', began)])
      expect(judgeStart(secret, forged, began + hour)).toBe('forged');
  });
});
