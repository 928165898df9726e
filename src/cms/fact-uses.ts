import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { isNeeded } from '../shared/house-facts.ts';
import { everyRecord, refuseWhileUsed } from './uses.ts';

/**
 * Keeps a fact that copy names: visitors would read its name in braces.
 *
 * @throws {APIError} 409, saying where it is said.
 */
export const keepsFactsInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { token } = await req.payload.findByID({ collection: 'facts', id, depth: 0, overrideAccess: true, req });
  if (isNeeded(token))
    throw new APIError(`Every page needs this fact. It can be changed, but not deleted.`, 409, null, true);
  const named = new RegExp(`\\{${token}(?::[a-z]+)?\\}`);
  const titles = new Set<string>();
  for await (const page of everyRecord(req, 'pages'))
    if (named.test(JSON.stringify(page))) titles.add(`“${page.title || page.path}”`);
  refuseWhileUsed('This fact is still said on', [...titles]);
};
