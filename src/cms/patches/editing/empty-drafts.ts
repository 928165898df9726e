import type { CollectionAfterChangeHook, TypeWithID } from 'payload';

/** Milliseconds after which an untouched draft counts as abandoned. */
const leftForGood = 60 * 60 * 1000;

/** Most milliseconds between `createdAt` and `updatedAt` of a single save. */
const atOnce = 1000;

interface Draft extends TypeWithID {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly _status?: 'draft' | 'published' | null;
}

/**
 * Deletes abandoned, untouched drafts of a collection when a new draft is created. Needed for
 * `@payloadcms/next` 3.90.1 (`dist/views/Document/index.js`): the panel creates a draft as soon as
 * the form of a new record opens, and lists fill with unnamed drafts. No report known.
 *
 * @param titleField field that is empty in an untouched draft
 */
export function removesEmptyDrafts(titleField: string): CollectionAfterChangeHook<Draft> {
  return async ({ collection, doc, operation, req }) => {
    if (operation !== 'create' || doc._status !== 'draft' || req.user?.collection !== 'users') return doc;
    const slug = collection.slug as 'works' | 'insights' | 'jobs' | 'pages';
    const { docs } = await req.payload.find({
      collection: slug,
      draft: true,
      where: {
        and: [
          { _status: { equals: 'draft' } },
          { [titleField]: { exists: false } },
          { createdAt: { less_than: new Date(Date.now() - leftForGood).toISOString() } },
        ],
      },
      limit: 50,
      depth: 0,
      overrideAccess: true,
      req,
    });
    const untouched = docs.filter(
      ({ createdAt, updatedAt }) => new Date(updatedAt).getTime() - new Date(createdAt).getTime() < atOnce,
    );
    for (const { id } of untouched) await req.payload.delete({ collection: slug, id, overrideAccess: true, req });
    return doc;
  };
}
