import type { CollectionConfig } from 'payload';

/** Drafts saved while typing, publishing on a date, and the last fifty versions of every record. */
export const drafts = {
  drafts: { autosave: { interval: 800 }, schedulePublish: true },
  maxPerDoc: 50,
} satisfies CollectionConfig['versions'];
