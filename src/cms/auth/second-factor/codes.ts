import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Validity of a code in seconds. */
const period = 30;
/** Leaves out letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryCodes = 10;

const totp = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Address in the QR code that the authenticator app scans. */
export const addressOfSecret = (secret: string, issuer: string, label: string): string =>
  totp(secret, issuer, label).toString();

/**
 * Returns the TOTP time step of a code, with one step of clock drift either way; undefined for a
 * wrong code.
 */
export function timeStepOf(code: string, secret: string, now = Date.now()): number | undefined {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits) || secret === '') return undefined;
  const delta = totp(secret).validate({ token: digits, window: 1, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** Generates recovery codes for a lost phone. Each counts once and has about 49 bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => {
    const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${part()}-${part()}`;
  });

/** Stored digest of a recovery code: a reader of the database cannot sign in with it. */
export const digestOf = (code: string, key: string): string =>
  createHmac('sha256', `recovery codes ${key}`)
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex');
