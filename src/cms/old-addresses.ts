import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { lastPublishedPath, lastPublishedSlug } from './engine/published-before.ts';

interface Addressed {
  readonly id: number | string;
  readonly slug?: string | null;
  readonly _status?: 'draft' | 'published' | null;
  readonly deletedAt?: string | null;
}

/**
 * Makes the old address of a published page lead to the new one for good, in the same transaction.
 * Redirects that led to the old address are pointed at the new one, so that no visitor takes two
 * hops, and one that starts at the new address is dropped, since a page lives there again.
 *
 * @param from where the public last found it; undefined where it has not moved
 * @param to where it is now
 */
async function leadOn(req: PayloadRequest, from: string | undefined, to: string): Promise<void> {
  const { payload } = req;
  await payload.delete({ collection: 'redirects', where: { from: { equals: to } }, overrideAccess: true, req });
  if (from === undefined) return;
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
}

/**
 * Keeps the old address of an entry whose page is at `/work/…` or the like.
 *
 * @param base the collection's path, for example `/work`
 */
export function keepsOldAddress(base: '/work' | '/insights' | '/jobs'): CollectionAfterChangeHook<Addressed> {
  return async ({ collection, doc, operation, req }) => {
    if (operation !== 'update' || doc._status !== 'published' || doc.deletedAt || !doc.slug) return doc;
    const oldSlug = await lastPublishedSlug(req, collection.slug as 'works' | 'insights' | 'jobs', doc);
    await leadOn(req, oldSlug && `${base}/${oldSlug}`, `${base}/${doc.slug}`);
    return doc;
  };
}

interface Located {
  readonly id: number | string;
  readonly path?: string | null;
  readonly _status?: 'draft' | 'published' | null;
  readonly deletedAt?: string | null;
}

/** Keeps the old address of a page that editors compose. */
export const keepsOldPath: CollectionAfterChangeHook<Located> = async ({ doc, operation, req }) => {
  if (operation !== 'update' || doc._status !== 'published' || doc.deletedAt || !doc.path) return doc;
  await leadOn(req, await lastPublishedPath(req, doc), doc.path);
  return doc;
};
