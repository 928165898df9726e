import type { CollectionConfig } from 'payload';
import { notFoundEndpoints } from './endpoints.ts';
import { longestPath } from './stored-path.ts';

/**
 * Addresses that answered 404, with their counts and without data about single visitors. Only the
 * server writes here, many rows in one statement; a view of the panel shows them.
 */
export const NotFound: CollectionConfig = {
  slug: 'not-found',
  labels: { singular: 'Address not found', plural: 'Addresses not found' },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  endpoints: notFoundEndpoints,
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, index: true, maxLength: longestPath },
    { name: 'count', type: 'number', required: true },
    { name: 'lastSeen', type: 'date', required: true },
    // Path of a page of this site, a host, or empty.
    { name: 'referrer', type: 'text' },
    // Count at which an editor ignored it.
    { name: 'ignoredAt', type: 'number' },
  ],
};
