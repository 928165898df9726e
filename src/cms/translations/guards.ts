import { APIError, type CollectionBeforeChangeHook, Forbidden, type PayloadRequest } from 'payload';
import { languages } from '../../config/brand/languages.ts';
import { mayWith } from '../access/may.ts';
import { refusal, refusalToTakeDown, savesDraft } from '../editorial/versions/approval.ts';
import { sayIn } from '../panel/say.ts';
import { isTranslatedCollection } from './field.ts';
import { mayPublish } from './rights.ts';

/**
 * Refuses records outside the rights of a role: Payload ignores the filter of an access function on
 * creation, and on updates compares it with the record as it was.
 *
 * @throws {Forbidden}
 */
export const keepsToRights: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { of } = { ...originalDoc, ...data };
  if (req.user && isTranslatedCollection(of) && !mayWith(req.user, 'translations', operation, { of }))
    throw new Forbidden(req.t);
  return data;
};

async function isOnSite(req: PayloadRequest, id: number): Promise<boolean> {
  const stored = await req.payload.db.findOne<{ id: number; _status?: string }>({
    collection: 'translations',
    where: { id: { equals: id } },
    req,
  });
  return stored?._status === 'published';
}

/**
 * Refuses publishing and withdrawing without approval, where the account could not do it with the
 * record itself. A translation in the language that is written first withholds the record.
 *
 * @throws {APIError} 403
 */
export const waitsForApproval: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const { of, language, _status } = { ...originalDoc, ...data };
  if (!req.user || !isTranslatedCollection(of) || mayPublish(req.payload, req.user, of)) return data;
  if (_status === 'published') throw new APIError(sayIn(req.i18n)(refusal), 403, null, true);
  const withholds = [language, originalDoc?.language].includes(languages[0].code);
  if (withholds || (operation === 'update' && !savesDraft(req) && (await isOnSite(req, originalDoc.id))))
    throw new APIError(sayIn(req.i18n)(refusalToTakeDown), 403, null, true);
  return data;
};
