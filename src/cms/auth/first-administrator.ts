import { randomInt } from 'node:crypto';
import type { Payload } from 'payload';
import type { Settings } from '../../config/env.ts';

export interface FirstAdministrator {
  readonly email: string;
  /** Null when the operator set ADMIN_PASSWORD. */
  readonly password: string | null;
}

/** Leaves out letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** About 93 bits in four groups that can be typed from a screen. */
function randomPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/**
 * Creates the first administrator of a database without users, before the server listens, so that a
 * stranger can never claim an empty installation. Prints the password before it writes: an
 * interrupted start must not lose it.
 *
 * @returns null when there are users already
 */
export async function ensureAdministrator(
  payload: Payload,
  settings: Settings,
  print: (line: string) => void,
): Promise<FirstAdministrator | null> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return null;
  const chosen = settings.ADMIN_PASSWORD;
  const email = settings.ADMIN_EMAIL ?? 'admin@localhost.example';
  const password = chosen ?? randomPassword();
  if (chosen) print(`Sign in as ${email} with the password you set in ADMIN_PASSWORD.`);
  else {
    print(`Sign in as ${email} with the password ${password}`);
    print('It is shown this once; you choose your own at the first sign-in.');
  }
  await payload.create({
    collection: 'users',
    data: {
      email,
      password,
      name: 'Administrator',
      roles: ['administrator'],
      mustChangePassword: chosen === undefined,
    },
    overrideAccess: true,
  });
  return { email, password: chosen === undefined ? password : null };
}
