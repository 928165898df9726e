import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { sayIn } from '../panel/say.ts';
import { matchesPassword } from '../patches/auth/password-hash.ts';
import type { User } from '../payload-types.ts';
import { limitAttempts } from './attempt-limit.ts';
import { accountOf, hasSecondFactor, verifySecondFactorWithin } from './second-factor/stored-factor.ts';

/** Wrong passwords of signed-in accounts: an open browser must not allow guessing. */
const attempts = limitAttempts(10, 10 * 60 * 1000);

/** Checks the password of an account and counts wrong attempts. */
export async function isPasswordOf(account: User, password: unknown): Promise<boolean> {
  const name = String(account.id);
  if (typeof password !== 'string' || password.length > 1000 || !attempts.take(name)) return false;
  const knows = await matchesPassword(password, account);
  if (knows) attempts.giveBack(name);
  return knows;
}

function refuse(path: string, label: string, message: string, req: PayloadRequest): never {
  const say = sayIn(req.i18n);
  throw new ValidationError({
    collection: 'users',
    errors: [{ label: say(label), message: say(message), path }],
    req,
  });
}

/**
 * Requires the present password before an account changes its own password or address; a session
 * alone is not enough. A first password is exempt: until it is replaced, the account can do nothing
 * else.
 *
 * @throws {ValidationError} without the present password, or without the code of an account with a
 *   second factor
 */
export const requiresReauthentication: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data, id } = args as { data?: Record<string, unknown>; id?: number | string };
  if (!data || operation !== 'update') return args;
  const { currentPassword, currentCode } = data;
  delete data.currentPassword;
  delete data.currentCode;
  if (req.user?.collection !== 'users' || !('password' in data || 'email' in data)) return args;
  if (id === undefined) throw new APIError(sayIn(req.i18n)('Change one account at a time.'), 400);
  if (Number(id) !== req.user.id) return args;
  const account = await accountOf(req.payload, req.user.id, req);
  if (!account) return args;
  const movesAddress = typeof data.email === 'string' && data.email.trim().toLowerCase() !== account.email;
  if (!movesAddress && (!data.password || account.mustChangePassword)) return args;
  if (!(await isPasswordOf(account, currentPassword)))
    refuse(
      'currentPassword',
      'Your present password',
      'Give your present password. After ten wrong ones, wait ten minutes.',
      req,
    );
  if (hasSecondFactor(account) && !(await verifySecondFactorWithin(req, account.id, String(currentCode ?? ''))))
    refuse(
      'currentCode',
      'The code from your app',
      'Give a code from the app that was not used before, or a recovery code.',
      req,
    );
  return args;
};
