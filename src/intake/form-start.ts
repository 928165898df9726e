import { createHmac, timingSafeEqual } from 'node:crypto';

const leastTime = 1500;
const longestTime = 24 * 60 * 60 * 1000;

const signature = (secret: string, time: string): string =>
  createHmac('sha256', `form-start ${secret}`).update(time).digest('base64url').slice(0, 22);

/** The signed time at which somebody began with a form. */
export function makeStart(secret: string, now: number): string {
  const time = now.toString(36);
  return `${time}.${signature(secret, time)}`;
}

export type StartVerdict = 'fine' | 'too-fast' | 'expired' | 'forged';

/** A page is the same for everybody and may come without a start; one that is there must be of our making. */
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
