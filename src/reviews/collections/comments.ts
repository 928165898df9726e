import type { CollectionConfig } from 'payload';
import { previewed } from '../../cms/editorial/preview/preview-links.ts';
import { commentLimits } from '../../domain/review.ts';
import { reviewEndpoints } from '../endpoints.ts';

/** Comments of reviewers on drafts, and the replies of colleagues. */
export const ReviewComments: CollectionConfig = {
  slug: 'review-comments',
  labels: { singular: 'Comment', plural: 'Comments' },
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: reviewEndpoints,
  // Two comments at once cannot get one number.
  indexes: [{ fields: ['list', 'record', 'number'], unique: true }],
  fields: [
    { name: 'list', type: 'select', required: true, options: previewed.map((value) => ({ value, label: value })) },
    { name: 'record', type: 'number', required: true, index: true },
    // Counts from 1 within the record; replies have none.
    { name: 'number', type: 'number' },
    // Comment that a reply belongs to.
    { name: 'under', type: 'number', index: true },
    { name: 'link', type: 'relationship', relationTo: 'preview-links', maxDepth: 0, index: true },
    // Colleague who replied.
    { name: 'by', type: 'relationship', relationTo: 'users', maxDepth: 0 },
    { name: 'name', type: 'text', maxLength: commentLimits.name },
    { name: 'part', type: 'text', maxLength: 80 },
    { name: 'partName', type: 'text', maxLength: 120 },
    { name: 'partNumber', type: 'number' },
    { name: 'partDigest', type: 'text' },
    { name: 'quote', type: 'text', maxLength: commentLimits.quote },
    { name: 'text', type: 'textarea', maxLength: commentLimits.text },
    { name: 'resolved', type: 'date' },
    // A deleted comment keeps its number, and nothing else.
    { name: 'deleted', type: 'date' },
  ],
};
