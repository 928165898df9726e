import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds from page view to sending, below which no person can fill in a form. */
const leastTime = 500;
/**
 * Upper bound in ms on the reported page view time: enough for any form, far below `longestTime`.
 */
const longestShown = 60_000;
const longestTime = 24 * 60 * 60 * 1000;

const signature = (secret: string, time: string): string =>
  createHmac('sha256', `form-start ${secret}`).update(time).digest('base64url').slice(0, 22);

/**
 * Returns a signed start time for a form.
 *
 * @param shown milliseconds for which the page was visible before the start, reported by the
 *   browser. Visitors who use autofill start late and finish at once.
 */
export function makeStart(secret: string, now: number, shown = 0): string {
  const believed = Number.isFinite(shown) ? Math.min(Math.max(Math.round(shown), 0), longestShown) : 0;
  const time = (now - believed).toString(36);
  return `${time}.${signature(secret, time)}`;
}

/** Returns a start time that is old enough for a visitor who only has to press the button again. */
export const makeStartOver = (secret: string, now: number): string => makeStart(secret, now, leastTime);

export type StartVerdict = 'fine' | 'too-fast' | 'expired' | 'forged';

/**
 * The start token is optional, because pages are shared between visitors. If present, its signature
 * must be valid.
 */
export function judgeStart(secret: string, start: string, now: number): StartVerdict {
  if (start === '') return 'fine';
  const [time = '', given = ''] = start.split('.');
  const expected = Buffer.from(signature(secret, time));
  const actual = Buffer.from(given);
  if (actual.byteLength !== expected.byteLength || !timingSafeEqual(actual, expected)) return 'forged';
  const age = now - Number.parseInt(time, 36);
  if (age < leastTime) return 'too-fast';
  return age > longestTime ? 'expired' : 'fine';
}
