import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Submission, Subscriber } from '../../cms/payload-types.ts';

/** Purpose of a link; the token of one is no token of the other. */
type Purpose = 'confirm' | 'leave';

/** Milliseconds for which a link to confirm is good. */
export const confirmTime = 7 * 24 * 60 * 60 * 1000;

/** Largest number of a row on both databases. */
const largestId = 2 ** 31 - 1;

/**
 * Signs what stands in a token, with what belongs to its record alone: SQLite gives the number of
 * an erased row to another one.
 */
const signature = (secret: string, purpose: Purpose, content: string, record: string): string =>
  createHmac('sha256', `newsletter ${purpose} ${secret}`)
    .update(`${content} ${record}`)
    .digest('base64url')
    .slice(0, 22);

const signed = (secret: string, purpose: Purpose, content: string, record: string): string =>
  `${content}.${signature(secret, purpose, content, record)}`;

function isSigned(secret: string, purpose: Purpose, token: string, record: string): boolean {
  const [, content = '', given = ''] = /^(.*)\.([^.]*)$/.exec(token) ?? [];
  const expected = Buffer.from(signature(secret, purpose, content, record));
  const actual = Buffer.from(given);
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
}

/** Number of the record that a token names, which may be forged; undefined for no token. */
export function recordOf(token: string): number | undefined {
  const [, number = ''] = /^([a-z0-9]{1,6})\.[\w.-]{1,40}$/.exec(token) ?? [];
  const id = Number.parseInt(number, 36);
  return id <= largestId ? id : undefined;
}

/** Token of the link with which the sender of an enquiry confirms the newsletter. */
export const confirmToken = (secret: string, { id, key }: Pick<Submission, 'id' | 'key'>, now: number): string =>
  signed(secret, 'confirm', `${id.toString(36)}.${(now + confirmTime).toString(36)}`, key);

/** Whether a token is one of this enquiry and has not ended. */
export function confirms(secret: string, token: string, { key }: Pick<Submission, 'key'>, now: number): boolean {
  const [, ends = ''] = token.split('.');
  return isSigned(secret, 'confirm', token, key) && now < Number.parseInt(ends, 36);
}

/** Token of the link with which a subscriber leaves; it does not end. */
export const leaveToken = (secret: string, { id, address }: Pick<Subscriber, 'id' | 'address'>): string =>
  signed(secret, 'leave', id.toString(36), address);

/** Whether a token is one of this subscriber. */
export const leaves = (secret: string, token: string, { address }: Pick<Subscriber, 'address'>): boolean =>
  isSigned(secret, 'leave', token, address);
