import type { CollectionAfterChangeHook, PayloadRequest, TypeWithID } from 'payload';
import { personOf } from './stale-saves.ts';

interface Draft extends TypeWithID {
  readonly _status?: 'draft' | 'published' | null;
}

async function locks(req: PayloadRequest, collection: string, id: number | string, person: number | string) {
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: collection, value: id }, user: { relationTo: 'users', value: person } },
    req,
    returning: false,
  });
}

/**
 * Takes the lock again that Payload gives up with every save. Needed for Payload 3.90.1: between two letters the panel saves a
 * draft by itself, so without this a record that somebody writes in would be locked for a fraction of a second at a time, and
 * nobody ever be told that somebody else is in it. It is given up with what is published.
 *
 * Report: https://github.com/payloadcms/payload/issues/11604
 */
export const staysLocked: CollectionAfterChangeHook<Draft> = async ({ collection, doc, operation, req }) => {
  const person = personOf(req);
  if (person === undefined) return doc;
  if (operation === 'update' && doc._status === 'draft' && req.payloadAPI === 'REST' && req.query.autosave)
    await locks(req, collection.slug, doc.id, person);
  return doc;
};

/** Seconds without a letter after which somebody else may go on without asking. */
export const lock = { duration: 120 };
