import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds that a code of the app counts for. */
const period = 30;
/** Without the letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryCodes = 10;

const totp = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the app reads from the picture. */
export const addressOfSecret = (secret: string, issuer: string, label: string): string =>
  totp(secret, issuer, label).toString();

/**
 * Which turn of the clock a code belongs to, a clock that is half a minute wrong included;
 * undefined for one that is wrong.
 */
export function turnOf(code: string, secret: string, now = Date.now()): number | undefined {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits) || secret === '') return undefined;
  const delta = totp(secret).validate({ token: digits, window: 1, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** For whoever has no phone at hand: each counts once. Some 49 bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => {
    const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${part()}-${part()}`;
  });

/** What is kept of a recovery code: who reads the database cannot sign in with it. */
export const digestOf = (code: string, key: string): string =>
  createHmac('sha256', `recovery codes ${key}`)
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex');
