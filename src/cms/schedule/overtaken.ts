import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { reachedThePublic } from '../engine/published-before.ts';
import { isPreviewed } from '../preview-links.ts';
import { bookingEndpoints } from './booking-endpoints.ts';
import { endsCheck } from './check-only.ts';

/** What could not be done by itself has been done by hand, and is told of no more. */
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
 * Lets records be booked, and a booking that was refused be told of until its record goes up, or
 * comes down, in another way.
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
