import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type RequestContext,
  ValidationError,
} from 'payload';
import { isKeptPassword } from '../engine/password-hash.ts';
import type { User } from '../payload-types.ts';
import { passwordFault } from './password-rule.ts';

const sameAsBefore = 'Choose one that differs from the last.';

function refuse(message: string, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }], req });
}

/**
 * Says to the hooks behind it that the person who sets this password came with a link from the
 * mail.
 */
const byLink = 'passwordIsSetByLink';

const cameByLink = (context: RequestContext): boolean => context[byLink] === true;

/** What a link from the mail may do, looked at before Payload looks for whom it is. */
async function checkReset(data: { token?: unknown; password?: unknown }, req: PayloadRequest): Promise<void> {
  const { token, password } = data;
  // A filter instead of a token, or none, would be looked for as such.
  if (typeof token !== 'string' || token.length < 40) throw new APIError('This link is no longer valid.', 403);
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  });
  // Payload says what it says about a link that nobody has.
  if (!user) return;
  const fault = passwordFault(password, user.email);
  // The page that the link leads to shows what is wrong as a whole, and nothing of what is wrong
  // with a field.
  if (fault) throw new APIError(fault, 400);
  if (typeof password === 'string' && (await isKeptPassword(password, user))) throw new APIError(sameAsBefore, 400);
  req.context[byLink] = true;
}

/**
 * Holds every password to the one rule before anything else is done with it, whoever sets it and by
 * whatever operation.
 */
export const checksPasswords: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as { data?: { email?: unknown; password?: unknown; token?: unknown } };
  if (!data) return args;
  // Kept in one spelling, whatever keyboard it was typed on.
  if (typeof data.password === 'string' && operation !== 'login') data.password = data.password.normalize('NFC');
  if (operation === 'resetPassword') await checkReset(data, req);
  if (operation === 'create') {
    const fault = passwordFault(data.password, data.email);
    if (fault) refuse(fault, req);
  }
  if (operation === 'update' && 'password' in data) {
    // The panel sends an empty one when there is nothing to change.
    if (data.password === '' || data.password === null || data.password === undefined) delete data.password;
    else {
      const fault = passwordFault(data.password, data.email);
      if (fault) refuse(fault, req);
    }
  }
  return args;
};

/**
 * A password that is changed becomes another one, and not the address of the person whom it belongs
 * to.
 */
export const wantsNewPasswords: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (!data) return data;
  if (operation === 'update' && typeof data.password === 'string' && originalDoc) {
    const fault = passwordFault(data.password, data.email ?? originalDoc.email);
    if (fault) refuse(fault, req);
    if (await isKeptPassword(data.password, originalDoc)) refuse(sameAsBefore, req);
  }
  // Of what a link changes Payload keeps this object itself, and not what a hook returns.
  if (cameByLink(req.context)) data.mustChangePassword = false;
  return data;
};

/**
 * Someone who sets their own password has done what was asked; a password set for somebody else
 * must be changed by them.
 */
export const tracksFirstPassword: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !data.password) return data;
  const ownPassword = req.user?.collection === 'users' && req.user.id === originalDoc?.id;
  return { ...data, mustChangePassword: !ownPassword };
};
