import { describe, expect, it } from 'vitest';
import { judgeStart, makeStart } from './form-start.ts';

const secret = 'a secret of the test, long enough';
const began = 1_790_000_000_000;
const hour = 3_600_000;

describe('the signed start of a form', () => {
  it.each([
    ['nobody types that fast', 200, 'too-fast'],
    ['a browser fills it in, and somebody presses', 900, 'fine'],
    ['a person takes some seconds', 20_000, 'fine'],
    ['an hour of thinking is fine', hour, 'fine'],
    ['a day and more is too long', 25 * hour, 'expired'],
  ])('%s', (_, later, verdict) => {
    expect(judgeStart(secret, makeStart(secret, began), began + later)).toBe(verdict);
  });

  it('counts from when the page was shown, as far as that is to be believed', () => {
    expect(judgeStart(secret, makeStart(secret, began, 3000), began + 1)).toBe('fine');
    // A form that was started long after the page opened is as new as any other.
    expect(judgeStart(secret, makeStart(secret, began, 48 * hour), began + 20 * hour)).toBe('fine');
    for (const odd of [-5000, Number.NaN, Number.POSITIVE_INFINITY])
      expect(judgeStart(secret, makeStart(secret, began, odd), began + 20_000)).toBe('fine');
  });

  it('is not asked for where there is none, and must be ours where there is one', () => {
    expect(judgeStart(secret, '', began)).toBe('fine');
    const [time] = makeStart(secret, began).split('.');
    for (const forged of [`${time}.`, `${time}.${'x'.repeat(22)}`, 'x', '.', makeStart('another secret', began)])
      expect(judgeStart(secret, forged, began + hour)).toBe('forged');
  });
});
