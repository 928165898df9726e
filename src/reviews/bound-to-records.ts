import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Where,
} from 'payload';
import { mayApprove } from '../cms/access/may.ts';
import { isPreviewed, type Previewed } from '../cms/editorial/preview/preview-links.ts';
import { sayIn } from '../cms/panel/say.ts';
import { idOf, readSaid, readShown } from './read.ts';

/** Removes everything that was said about a record together with it. */
const removesReviews =
  (list: Previewed): CollectionAfterDeleteHook =>
  async ({ id, doc, req }) => {
    const where: Where = { and: [{ list: { equals: list } }, { record: { equals: Number(id) } }] };
    for (const collection of ['review-comments', 'sign-offs', 'preview-links'] as const)
      await req.payload.db.deleteMany({ collection, where, req });
    return doc;
  };

/**
 * Refuses publishing what an invited person has not signed as it is. Accounts that may approve can
 * publish without; the version says who did.
 *
 * @throws {APIError} 403
 */
const waitsForSignatures =
  (list: Previewed): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const publishes = (data._status ?? originalDoc?._status) === 'published' && !data.deletedAt;
    if (!publishes || !originalDoc || !req.user || mayApprove(req.user)) return data;
    const { payload } = req;
    const said = await readSaid(payload, list, originalDoc.id);
    const asked = said.links.filter(({ may, name, revoked }) => may === 'sign' && name && !revoked);
    if (asked.length === 0) return data;
    const { digest } = await readShown(payload, list, { ...originalDoc, ...data });
    const missing = asked.filter(
      ({ id }) => !said.signatures.some((one) => idOf(one.link) === id && one.digest === digest),
    );
    if (missing.length === 0) return data;
    const say = sayIn(req.i18n);
    const names = missing.map(({ name }) => name).join(say(', '));
    throw new APIError(say('This waits for the signature of {names}. Save it as a draft.', { names }), 403, null, true);
  };

/** Takes the name of a deleted account out of its replies. */
const forgetsNames: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { by: { equals: id } };
  await req.payload.db.updateMany({ collection: 'review-comments', where, data: { name: '' }, req });
};

/**
 * Binds reviews to the records that they are about.
 *
 * @param signed collections that are published only when signed
 */
export const boundToRecords =
  (signed: ReadonlySet<string>) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { slug, hooks = {} } = collection;
    if (slug === 'users')
      return { ...collection, hooks: { ...hooks, beforeDelete: [...(hooks.beforeDelete ?? []), forgetsNames] } };
    if (!isPreviewed(slug)) return collection;
    return {
      ...collection,
      hooks: {
        ...hooks,
        beforeChange: [...(hooks.beforeChange ?? []), ...(signed.has(slug) ? [waitsForSignatures(slug)] : [])],
        afterDelete: [...(hooks.afterDelete ?? []), removesReviews(slug)],
      },
    };
  };
