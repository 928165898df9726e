import type { CollectionAfterReadHook, FieldHook } from 'payload';

/**
 * Falls back to the local part of the e-mail address; an account without a name would show as
 * "Untitled".
 */
export const nameFromEmail: FieldHook = ({ value, data, originalDoc }) => {
  if (typeof value === 'string' && value.trim() !== '') return value;
  const email: unknown = data?.email ?? originalDoc?.email;
  return typeof email === 'string' ? email.replace(/@.*$/, '') : value;
};

/**
 * Gives the panel the colleague's name in place of an address that the reader may not see.
 * Payload's lock message shows the `email` of the account that edits a record.
 */
export const nameForTheLock: CollectionAfterReadHook = ({ doc, req }) =>
  req.payloadAPI === 'local' && doc.email === undefined && doc.name ? { ...doc, email: doc.name } : doc;
