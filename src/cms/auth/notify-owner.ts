import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { brand } from '../panel/runtime-brand.ts';

const passwordOf = (id: unknown): string => `password of ${String(id)} is changed`;

/** Marks a changed password for the next hook; Payload has removed it from the data by then. */
export const notesPassword: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && data.password && !originalDoc?.mustChangePassword)
    req.context[passwordOf(originalDoc?.id)] = true;
  return data;
};

/** Mails the previous address of an account when its password or address changes. */
export const notifiesOwner: CollectionAfterChangeHook = ({ doc, previousDoc, operation, req }) => {
  const { payload, context } = req;
  const changes = [
    ...(context[passwordOf(doc.id)] ? ['Its password was changed.'] : []),
    ...(doc.email !== previousDoc?.email ? [`Its address is ${doc.email} from now on.`] : []),
  ];
  if (operation !== 'update' || changes.length === 0) return doc;
  const text = [
    `Your account for the admin panel of ${brand.name} was changed.`,
    ...changes,
    '',
    'If this was neither you nor an administrator whom you asked, tell an administrator at once.',
    '',
  ].join('\n');
  const mail = { to: previousDoc.email, subject: `${brand.name}: your account was changed`, text };
  payload.sendEmail(mail).catch((err: unknown) => {
    payload.logger.error({ err }, 'The owner of an account could not be told that it was changed.');
  });
  return doc;
};
