import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { reachedThePublic } from '../../patches/editing/published-before.ts';
import { isPreviewed } from '../preview/preview-links.ts';
import { bookingEndpoints } from './booking-endpoints.ts';
import { endsCheck } from './check-only.ts';

/** Deletes failed bookings of a record once it is published or unpublished in another way. */
const endsFailed: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published' && !(await reachedThePublic(req, collection.slug, doc))) return doc;
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { hasError: { equals: true } },
        { 'input.doc.relationTo': { equals: collection.slug } },
        { 'input.doc.value': { equals: String(doc.id) } },
      ],
    },
    req,
  });
  return doc;
};

/**
 * Adds bookings to records. A failed booking stays listed until its record is published or
 * unpublished in another way.
 */
export function withBookings(collection: CollectionConfig): CollectionConfig {
  const { slug, endpoints, hooks = {} } = collection;
  if (!isPreviewed(slug)) return collection;
  return {
    ...collection,
    endpoints: [...(endpoints || []), ...bookingEndpoints(slug)],
    hooks: { ...hooks, afterChange: [endsCheck, ...(hooks.afterChange ?? []), endsFailed] },
  };
}
