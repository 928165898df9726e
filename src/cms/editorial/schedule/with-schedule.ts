import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { reachedThePublic } from '../../patches/editing/published-before.ts';
import { isPreviewed } from '../preview/preview-links.ts';
import { abortsTrialPublication } from './check-only.ts';
import { scheduleEndpoints } from './schedule-endpoints.ts';

/**
 * Deletes failed scheduled changes of a record once it is published or unpublished in another way.
 */
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
 * Adds scheduled changes to records. A failed scheduled change stays listed until its record is
 * published or unpublished in another way.
 */
export function withSchedule(collection: CollectionConfig): CollectionConfig {
  const { slug, endpoints, hooks = {} } = collection;
  if (!isPreviewed(slug)) return collection;
  return {
    ...collection,
    endpoints: [...(endpoints || []), ...scheduleEndpoints(slug)],
    hooks: { ...hooks, afterChange: [abortsTrialPublication, ...(hooks.afterChange ?? []), endsFailed] },
  };
}
