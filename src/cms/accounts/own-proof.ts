import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { isKeptPassword } from '../engine/password-hash.ts';
import type { User } from '../payload-types.ts';
import { accountOf, hasSecondFactor, provesSecondFactorWithin } from './second-factor/kept.ts';
import { countTries } from './tries.ts';

/** Wrong passwords of accounts that are signed in: an open browser is no way to guess them. */
const tries = countTries(10, 10 * 60 * 1000);

/** Whether this is the account's password. Wrong ones are counted. */
export async function isPasswordOf(account: User, password: unknown): Promise<boolean> {
  const name = String(account.id);
  if (typeof password !== 'string' || password.length > 1000 || !tries.take(name)) return false;
  const knows = await isKeptPassword(password, account);
  if (knows) tries.giveBack(name);
  return knows;
}

function refuse(path: string, label: string, message: string, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'users', errors: [{ label, message, path }], req });
}

/**
 * Refuses to change the password or the address of one's own account by a session alone. A first
 * password is replaced without it: until then its account can do nothing else.
 *
 * @throws {ValidationError} without the present password, or the code of an account with a second
 *   factor
 */
export const wantsProof: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data, id } = args as { data?: Record<string, unknown>; id?: number | string };
  if (!data || operation !== 'update') return args;
  const { currentPassword, currentCode } = data;
  delete data.currentPassword;
  delete data.currentCode;
  if (req.user?.collection !== 'users' || !('password' in data || 'email' in data)) return args;
  if (id === undefined) throw new APIError('Change one account at a time.', 400);
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
  if (hasSecondFactor(account) && !(await provesSecondFactorWithin(req, account.id, String(currentCode ?? ''))))
    refuse(
      'currentCode',
      'The code from your app',
      'Give a code from the app that was not used before, or a recovery code.',
      req,
    );
  return args;
};
