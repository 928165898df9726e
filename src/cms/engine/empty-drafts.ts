import type { CollectionAfterChangeHook, TypeWithID } from 'payload';

/** Milliseconds after which a form that was opened and left is taken to be left for good. */
const leftForGood = 60 * 60 * 1000;

/** Milliseconds between the two moments that one save writes. */
const atOnce = 1000;

interface Draft extends TypeWithID {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly _status?: 'draft' | 'published' | null;
}

/**
 * Needed for `@payloadcms/next` 3.90.1 (`dist/views/Document/index.js`), where a list of cases
 * would fill up with drafts that have no name. No report known.
 *
 * The panel makes a draft as soon as somebody opens the form of a new record, and leaves it behind
 * when they go away again. Opening the next one takes away those in which nobody has typed a
 * letter.
 *
 * @param titleField a field that whatever somebody has begun to write has, or may have
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
