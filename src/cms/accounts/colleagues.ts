import type { CollectionAfterReadHook, FieldHook } from 'payload';

/** Somebody without a name would be "Untitled" to everybody else. */
export const nameFromEmail: FieldHook = ({ value, data, originalDoc }) => {
  if (typeof value === 'string' && value.trim() !== '') return value;
  const email: unknown = data?.email ?? originalDoc?.email;
  return typeof email === 'string' ? email.replace(/@.*$/, '') : value;
};

/**
 * The panel says by e-mail address alone who is writing in a record. Where it asks for that on the
 * server, it is given the name of a colleague whose address is not for this person to see.
 */
export const nameForTheLock: CollectionAfterReadHook = ({ doc, req }) =>
  req.payloadAPI === 'local' && doc.email === undefined && doc.name ? { ...doc, email: doc.name } : doc;
