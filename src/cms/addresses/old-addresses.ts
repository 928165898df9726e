import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { lastPublishedPath, lastPublishedSlug } from '../patches/editing/published-before.ts';

interface Addressed {
  readonly id: number | string;
  readonly slug?: string | null;
  readonly _status?: 'draft' | 'published' | null;
  readonly deletedAt?: string | null;
}

/**
 * Redirects the old address of a published page to the new one, in the same transaction. Redirects
 * to the old address are moved to the new one, which saves visitors a second hop; a redirect that
 * starts at the new address is deleted.
 *
 * @param from last published address; undefined where it has not changed
 * @param to present address
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
 * Keeps the old address of an entry with a page below `/work`, `/insights` or `/jobs`.
 *
 * @param base path of the collection, for example `/work`
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

/** Keeps the old address of a page built by editors. */
export const keepsOldPath: CollectionAfterChangeHook<Located> = async ({ doc, operation, req }) => {
  if (operation !== 'update' || doc._status !== 'published' || doc.deletedAt || !doc.path) return doc;
  await leadOn(req, await lastPublishedPath(req, doc), doc.path);
  return doc;
};
