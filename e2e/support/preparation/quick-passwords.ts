import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const rounds = 1000;
const { pbkdf2, pbkdf2Sync } = crypto;

/**
 * Limits password hashing to a thousand rounds in tests: 600,000 take a third of a second for each
 * account and sign-in. Passwords hashed with other rounds do not match.
 */
export function withQuickPasswords(): void {
  crypto.pbkdf2 = ((password, salt, iterations, ...rest) =>
    pbkdf2(password, salt, Math.min(iterations, rounds), ...rest)) as typeof pbkdf2;
  crypto.pbkdf2Sync = ((password, salt, iterations, ...rest) =>
    pbkdf2Sync(password, salt, Math.min(iterations, rounds), ...rest)) as typeof pbkdf2Sync;
  syncBuiltinESMExports();
}
