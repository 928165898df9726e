import type { Access, CollectionAfterReadHook, FieldAccess, FieldHook } from 'payload';
import { adminOrSelf, editors, isAdmin } from '../access.ts';

/** Colleagues know each other by name: to give an enquiry to one of them, and to see who is writing in a record. */
export const colleagues: Access = (args) => editors(args) || adminOrSelf(args);

/** The rest of an account is for its owner and for administrators, and nobody else may search by it. */
export const ownField: FieldAccess = ({ req, doc }) =>
  isAdmin(req.user) || (req.user?.collection === 'users' && doc !== undefined && req.user.id === doc.id);

/** Somebody without a name would be "Untitled" to everybody else. */
export const nameFromEmail: FieldHook = ({ value, data, originalDoc }) => {
  if (typeof value === 'string' && value.trim() !== '') return value;
  const email: unknown = data?.email ?? originalDoc?.email;
  return typeof email === 'string' ? email.replace(/@.*$/, '') : value;
};

/**
 * The panel says by e-mail address alone who is writing in a record. Where it asks for that on the server, it is given the
 * name of a colleague whose address is not for this person to see.
 */
export const nameForTheLock: CollectionAfterReadHook = ({ doc, req }) =>
  req.payloadAPI === 'local' && doc.email === undefined && doc.name ? { ...doc, email: doc.name } : doc;
