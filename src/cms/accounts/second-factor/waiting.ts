import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Cookie of somebody whose password was right and whose code is still to come. It opens nothing.
 */
export const waitingCookie = 'second-step';

/** Milliseconds for which a right password waits for its code. */
const patience = 5 * 60 * 1000;

const signed = (words: string, key: string): string =>
  createHmac('sha256', `second step ${key}`).update(words).digest('base64url');

/**
 * What the cookie holds: whose password it was, until when, which sign-in of all it is, and what
 * the account's doors were.
 *
 * @param doors of the account, as `doorsOf` gives them
 */
export function newWaiting(id: number, doors: string, key: string, now = Date.now()): string {
  const words = `${id}.${now + patience}.${randomBytes(12).toString('base64url')}.${doors}`;
  return `${words}.${signed(words, key)}`;
}

export interface Waiting {
  readonly id: number;
  /** Of this sign-in. */
  readonly name: string;
  /** The account's, when the password was right. */
  readonly doors: string;
}

/** Who waits; undefined where nobody does, not any more, or somebody made it up. */
export function readWaiting(value: string | undefined, key: string, now = Date.now()): Waiting | undefined {
  const [id = '', until = '', name = '', doors = '', signature = '', ...more] = (value ?? '').split('.');
  const right = Buffer.from(signed(`${id}.${until}.${name}.${doors}`, key));
  const came = Buffer.from(signature);
  if (more.length > 0 || right.length !== came.length || !timingSafeEqual(right, came)) return undefined;
  return Number(until) > now ? { id: Number(id), name, doors } : undefined;
}

/** @param value empty to take it back. @param secure over https, and no other way */
export const waitingHeader = (value: string, secure: boolean): string =>
  `${waitingCookie}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${value ? patience / 1000 : 0}${secure ? '; Secure' : ''}`;
