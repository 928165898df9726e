import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { personOf } from './engine/stale-saves.ts';
import { recordNotes } from './record-notes.ts';

export interface Hand {
  /** The number of an account, which may be gone since. */
  readonly person: number;
  /** When it wrote, as the record says. */
  readonly at: string;
}

const isHand = (data: unknown): data is Hand =>
  typeof data === 'object' && data !== null && 'person' in data && typeof data.person === 'number' && 'at' in data;

/** Whose hands were last at records. */
export const lastHands = recordNotes('last-hand', isHand);

const notes: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const person = personOf(req);
  if (typeof person === 'number')
    await lastHands.write(req, { collection: collection.slug, id: doc.id }, { person, at: doc.updatedAt });
  return doc;
};

/** Lets a collection with drafts tell whose hand was last at a record: neither Payload's records nor its versions do. */
export function withLastHands(collection: CollectionConfig): CollectionConfig {
  if (typeof collection.versions !== 'object' || !collection.versions.drafts) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      // First: what comes after it may take an empty draft away again.
      afterChange: [notes, ...(hooks.afterChange ?? [])],
      afterDelete: [...(hooks.afterDelete ?? []), lastHands.forget],
    },
  };
}
