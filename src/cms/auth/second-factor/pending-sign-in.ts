import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Cookie of a pending sign-in: right password, code still missing. It grants no access. */
export const pendingCookie = 'second-step';

/** Milliseconds that a pending sign-in waits for its code. */
const lifetime = 5 * 60 * 1000;

const signed = (words: string, key: string): string =>
  createHmac('sha256', `second step ${key}`).update(words).digest('base64url');

/**
 * Builds the cookie of a pending sign-in: account, expiry, id of the sign-in and digest of the
 * credentials, signed.
 *
 * @param credentials result of `credentialsDigest`
 */
export function newPendingSignIn(id: number, credentials: string, key: string, now = Date.now()): string {
  const words = `${id}.${now + lifetime}.${randomBytes(12).toString('base64url')}.${credentials}`;
  return `${words}.${signed(words, key)}`;
}

export interface PendingSignIn {
  readonly id: number;
  /** Id of this sign-in. */
  readonly name: string;
  /** `credentialsDigest` of the account when the password was right. */
  readonly credentials: string;
}

/** Reads a pending sign-in; undefined where it is absent, expired or forged. */
export function readPendingSignIn(value: string | undefined, key: string, now = Date.now()): PendingSignIn | undefined {
  const [id = '', until = '', name = '', credentials = '', signature = '', ...more] = (value ?? '').split('.');
  const right = Buffer.from(signed(`${id}.${until}.${name}.${credentials}`, key));
  const came = Buffer.from(signature);
  if (more.length > 0 || right.length !== came.length || !timingSafeEqual(right, came)) return undefined;
  return Number(until) > now ? { id: Number(id), name, credentials } : undefined;
}

/**
 * @param value empty to delete the cookie
 * @param secure restricts the cookie to https
 */
export const pendingCookieHeader = (value: string, secure: boolean): string =>
  `${pendingCookie}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${value ? lifetime / 1000 : 0}${secure ? '; Secure' : ''}`;
