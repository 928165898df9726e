import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

// Needed for Payload 3.90.1: it keeps passwords as in
// payload/dist/auth/strategies/local/generatePasswordSaltHash.js and gives nobody a function for
// that. Without this nobody could tell a new password from the one before, and the time of an
// answer would say which addresses have an account. No report known.
const prefix = 'pbkdf2-sha256-v1:';
const current = { iterations: 600_000, bytes: 32 };
const legacy = { iterations: 25_000, bytes: 512 };

export interface KeptPassword {
  readonly hash?: unknown;
  readonly salt?: unknown;
}

/**
 * Spellings of a password that a person takes for the same: keyboards differ in how they write
 * accents. New ones are kept in the first.
 */
export const spellingsOf = (password: string): readonly string[] => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/** Whether this is the password that was kept, in any spelling; false when none was. */
export async function isKeptPassword(password: string, kept: KeptPassword): Promise<boolean> {
  for (const spelling of spellingsOf(password)) if (await isKept(spelling, kept)) return true;
  return false;
}

/** Whether this very spelling was kept. */
export async function isKept(password: string, { hash, salt }: KeptPassword): Promise<boolean> {
  if (typeof hash !== 'string' || typeof salt !== 'string') return false;
  const { iterations, bytes } = hash.startsWith(prefix) ? current : legacy;
  const kept = Buffer.from(hash.startsWith(prefix) ? hash.slice(prefix.length) : hash, 'hex');
  const derived = await derive(password, salt, iterations, bytes, 'sha256');
  return kept.byteLength === derived.byteLength && timingSafeEqual(kept, derived);
}

/**
 * The work of looking at a password, for an address that nobody has: who waits for the answer
 * cannot tell the two apart.
 */
export async function workAsForPassword(password: string): Promise<void> {
  for (const spelling of spellingsOf(password))
    await derive(spelling, 'the salt of nobody', current.iterations, current.bytes, 'sha256');
}
