import type { CollectionConfig } from 'payload';
import { kinds, longestName } from '../../lib/analytics/kinds.ts';
import { figuresCsv } from '../analytics/csv.ts';

/**
 * Counters by day, without data about single visitors. Only the server writes here, many rows in
 * one statement; a view of the panel shows them.
 */
export const Figures: CollectionConfig = {
  slug: 'figures',
  labels: { singular: 'Figure', plural: 'Figures' },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  endpoints: [figuresCsv],
  // Several instances add to the same row.
  indexes: [{ fields: ['day', 'kind', 'name', 'bucket'], unique: true }],
  fields: [
    // Text, because it is a day of the brand's calendar and no point in time.
    { name: 'day', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...kinds] },
    { name: 'name', type: 'text', required: true, maxLength: longestName },
    { name: 'bucket', type: 'number', required: true, defaultValue: 0 },
    { name: 'count', type: 'number', required: true },
  ],
};
