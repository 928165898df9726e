import type { CollectionAfterChangeHook } from 'payload';
import { lastPublishedSlug } from './engine/published-before.ts';

interface Addressed {
  readonly id: number | string;
  readonly slug?: string | null;
  readonly _status?: 'draft' | 'published' | null;
}

/**
 * When a published page moves to a new address, the old one leads there for good, in the same transaction.
 * Redirects that led to the old address are pointed at the new one, so that no visitor takes two hops,
 * and one that starts at the new address is dropped, since a page lives there again.
 *
 * @param base the collection's path, for example `/work`
 */
export function keepsOldAddress(base: '/work' | '/insights' | '/jobs'): CollectionAfterChangeHook<Addressed> {
  return async ({ collection, doc, operation, req }) => {
    if (operation !== 'update' || doc._status !== 'published' || !doc.slug) return doc;
    const oldSlug = await lastPublishedSlug(req, collection.slug as 'works' | 'insights' | 'jobs', doc);
    const to = `${base}/${doc.slug}`;
    const { payload } = req;
    await payload.delete({ collection: 'redirects', where: { from: { equals: to } }, overrideAccess: true, req });
    if (!oldSlug) return doc;
    const from = `${base}/${oldSlug}`;
    await payload.update({
      collection: 'redirects',
      where: { to: { equals: from } },
      data: { to },
      overrideAccess: true,
      req,
    });
    const known = await payload.count({
      collection: 'redirects',
      where: { from: { equals: from } },
      overrideAccess: true,
      req,
    });
    if (known.totalDocs === 0) {
      await payload.create({ collection: 'redirects', data: { from, to }, overrideAccess: true, req });
    }
    return doc;
  };
}
