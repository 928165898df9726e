import type { Payload } from 'payload';
import { mayApprove, mayEver, mayWith, type Requester } from '../access/may.ts';
import { isPageCollection, type TranslatedCollection, translatedCollections } from './field.ts';

/** Whether an account may do this with the translations of a collection. */
export const mayTranslate = (user: Requester, of: TranslatedCollection, operation: 'read' | 'update'): boolean =>
  mayEver(user, of, 'read') && mayWith(user, 'translations', operation, { of });

/** Whether an account may publish translations, or take them off the site. */
export const mayPublish = ({ config }: Payload, user: Requester, of: TranslatedCollection): boolean =>
  mayEver(user, of, 'read') &&
  mayWith(user, 'translations', 'publish', { of }) &&
  (config.custom.approval !== true || !isPageCollection(of) || mayApprove(user));

export const readableCollections = (user: Requester): TranslatedCollection[] =>
  translatedCollections.filter((of) => mayTranslate(user, of, 'read'));
