import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Milliseconds from when the page was shown, in which nobody at all can have a form filled in and
 * sent.
 */
const leastTime = 500;
/** As much of it as is believed: enough for any form, and far from the longest time. */
const longestShown = 60_000;
const longestTime = 24 * 60 * 60 * 1000;

const signature = (secret: string, time: string): string =>
  createHmac('sha256', `form-start ${secret}`).update(time).digest('base64url').slice(0, 22);

/**
 * The signed time at which somebody began with a form.
 *
 * @param shown milliseconds for which the page had been shown by then, as the browser says: who
 *   lets it fill the form in begins late and is done at once
 */
export function makeStart(secret: string, now: number, shown = 0): string {
  const believed = Number.isFinite(shown) ? Math.min(Math.max(Math.round(shown), 0), longestShown) : 0;
  const time = (now - believed).toString(36);
  return `${time}.${signature(secret, time)}`;
}

/** A start for whoever has filled the form in already, and needs only press again. */
export const makeStartOver = (secret: string, now: number): string => makeStart(secret, now, leastTime);

export type StartVerdict = 'fine' | 'too-fast' | 'expired' | 'forged';

/**
 * A page is the same for everybody and may come without a start; one that is there must be of our
 * making.
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
