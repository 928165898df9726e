import type { CollectionConfig } from 'payload';
import { longestName, metrics } from '../lib/analytics/metrics.ts';
import { analyticsCsv, sourcesCsv } from './report/csv.ts';

/**
 * Counters by day, without data about single visitors. Only the server writes here, many rows in
 * one statement; a view of the panel shows them.
 */
export const AnalyticsCounts: CollectionConfig = {
  slug: 'figures',
  labels: { singular: 'Figure', plural: 'Figures' },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  endpoints: [analyticsCsv, sourcesCsv],
  // Several instances add to the same row.
  indexes: [{ fields: ['day', 'kind', 'name', 'bucket'], unique: true }],
  fields: [
    // Text, because it is a day of the brand's calendar and no point in time.
    { name: 'day', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...metrics] },
    { name: 'name', type: 'text', required: true, maxLength: longestName },
    { name: 'bucket', type: 'number', required: true, defaultValue: 0 },
    { name: 'count', type: 'number', required: true },
  ],
};
