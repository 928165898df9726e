import type { CollectionConfig } from 'payload';
import { clockFormat } from '../fields/day.ts';

/** Drafts saved while typing, publishing on a date, and the last fifty versions of every record. */
export const drafts = {
  drafts: { autosave: { interval: 800 }, schedulePublish: { timeFormat: clockFormat } },
  maxPerDoc: 50,
} satisfies CollectionConfig['versions'];
