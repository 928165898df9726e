import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type RequestContext,
  ValidationError,
} from 'payload';
import { passwordIssue } from '../../lib/password-rule.ts';
import { sayIn } from '../panel/say.ts';
import { matchesPassword } from '../patches/auth/password-hash.ts';
import type { User } from '../payload-types.ts';

const sameAsBefore = 'Choose one that differs from the last.';

function refuse(message: string, req: PayloadRequest): never {
  throw new ValidationError({
    collection: 'users',
    errors: [{ message: sayIn(req.i18n)(message), path: 'password' }],
    req,
  });
}

/** Context key that marks a password set through the link from the mail. */
const byLink = 'passwordIsSetByLink';

const cameByLink = (context: RequestContext): boolean => context[byLink] === true;

/** Checks a reset link before Payload looks up its account. */
async function checkReset(data: { token?: unknown; password?: unknown }, req: PayloadRequest): Promise<void> {
  const { token, password } = data;
  const say = sayIn(req.i18n);
  // Payload would query with a missing token, or with a filter in place of a token.
  if (typeof token !== 'string' || token.length < 40) throw new APIError(say('This link is no longer valid.'), 403);
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  });
  // Payload answers an unknown link itself.
  if (!user) return;
  const issue = passwordIssue(password, user.email);
  // The page of the link shows one message for the whole form and none for a field.
  if (issue) throw new APIError(say(issue), 400);
  if (typeof password === 'string' && (await matchesPassword(password, user)))
    throw new APIError(say(sameAsBefore), 400);
  req.context[byLink] = true;
}

/** Applies the password rule before every operation that sets a password. */
export const checksPasswords: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as { data?: { email?: unknown; password?: unknown; token?: unknown } };
  if (!data) return args;
  // NFC makes the stored password independent of the keyboard.
  if (typeof data.password === 'string' && operation !== 'login') data.password = data.password.normalize('NFC');
  if (operation === 'resetPassword') await checkReset(data, req);
  if (operation === 'create') {
    const issue = passwordIssue(data.password, data.email);
    if (issue) refuse(issue, req);
  }
  if (operation === 'update' && 'password' in data) {
    // The panel sends an empty password when nothing changes.
    if (data.password === '' || data.password === null || data.password === undefined) delete data.password;
    else {
      const issue = passwordIssue(data.password, data.email);
      if (issue) refuse(issue, req);
    }
  }
  return args;
};

/** Refuses a new password that equals the present one or the address of the account. */
export const wantsNewPasswords: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (!data) return data;
  if (operation === 'update' && typeof data.password === 'string' && originalDoc) {
    const issue = passwordIssue(data.password, data.email ?? originalDoc.email);
    if (issue) refuse(issue, req);
    if (await matchesPassword(data.password, originalDoc)) refuse(sameAsBefore, req);
  }
  // After a reset Payload saves this object itself and ignores the return value of the hook.
  if (cameByLink(req.context)) data.mustChangePassword = false;
  return data;
};

/**
 * Clears `mustChangePassword` when people set their own password; sets it when another account
 * does.
 */
export const tracksFirstPassword: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !data.password) return data;
  const ownPassword = req.user?.collection === 'users' && req.user.id === originalDoc?.id;
  return { ...data, mustChangePassword: !ownPassword };
};
