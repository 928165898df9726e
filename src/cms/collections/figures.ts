import type { CollectionConfig } from 'payload';
import { kinds, longestName } from '../../figures/rules/kinds.ts';
import { figuresCsv } from '../figures/csv.ts';

/**
 * How often something was so on a day: nothing here is about one visitor. Written by the server
 * alone, many rows with one statement, and shown to people by a view of its own.
 */
export const Figures: CollectionConfig = {
  slug: 'figures',
  labels: { singular: 'Figure', plural: 'Figures' },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  endpoints: [figuresCsv],
  // What several instances count of the same thing is one row.
  indexes: [{ fields: ['day', 'kind', 'name', 'bucket'], unique: true }],
  fields: [
    // As text: a day of the brand's calendar, and no moment.
    { name: 'day', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...kinds] },
    { name: 'name', type: 'text', required: true, maxLength: longestName },
    { name: 'bucket', type: 'number', required: true, defaultValue: 0 },
    { name: 'count', type: 'number', required: true },
  ],
};
