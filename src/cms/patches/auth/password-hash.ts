import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

// Needed for Payload 3.90.1: it hashes passwords as in
// payload/dist/auth/strategies/local/generatePasswordSaltHash.js and exports no function for that.
// Without this, a new password could not be compared with the last one, and the time of an answer
// would reveal which addresses have an account. No report known.
const prefix = 'pbkdf2-sha256-v1:';
const current = { iterations: 600_000, bytes: 32 };
const legacy = { iterations: 25_000, bytes: 512 };

export interface StoredPassword {
  readonly hash?: unknown;
  readonly salt?: unknown;
}

/**
 * Spellings of a password that look the same: keyboards encode accents differently. New passwords
 * are stored in the first (NFC).
 */
export const spellingsOf = (password: string): readonly string[] => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/** Compares a password in any spelling with the stored hash; false when there is none. */
export async function matchesPassword(password: string, kept: StoredPassword): Promise<boolean> {
  for (const spelling of spellingsOf(password)) if (await matchesSpelling(spelling, kept)) return true;
  return false;
}

/** Compares this exact spelling with the stored hash. */
export async function matchesSpelling(password: string, { hash, salt }: StoredPassword): Promise<boolean> {
  if (typeof hash !== 'string' || typeof salt !== 'string') return false;
  const { iterations, bytes } = hash.startsWith(prefix) ? current : legacy;
  const kept = Buffer.from(hash.startsWith(prefix) ? hash.slice(prefix.length) : hash, 'hex');
  const derived = await derive(password, salt, iterations, bytes, 'sha256');
  return kept.byteLength === derived.byteLength && timingSafeEqual(kept, derived);
}

/**
 * Hashes a password for an unknown address, so that the response time equals that of a known one.
 */
export async function workAsForPassword(password: string): Promise<void> {
  for (const spelling of spellingsOf(password))
    await derive(spelling, 'the salt of nobody', current.iterations, current.bytes, 'sha256');
}
