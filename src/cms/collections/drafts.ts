import type { CollectionConfig } from 'payload';

/** Autosave of drafts, scheduled publishing, and the last fifty versions of every record. */
export const drafts = {
  drafts: { autosave: { interval: 800 }, schedulePublish: true },
  maxPerDoc: 50,
} satisfies CollectionConfig['versions'];
