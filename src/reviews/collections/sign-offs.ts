import type { CollectionConfig } from 'payload';
import { previewed } from '../../cms/editorial/preview/preview-links.ts';
import { commentLimits } from '../../domain/review.ts';

/** Signatures of reviewers, with the text that they saw. */
export const SignOffs: CollectionConfig = {
  slug: 'sign-offs',
  labels: { singular: 'Sign-off', plural: 'Sign-offs' },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'list', type: 'select', required: true, options: previewed.map((value) => ({ value, label: value })) },
    { name: 'record', type: 'number', required: true, index: true },
    { name: 'link', type: 'relationship', relationTo: 'preview-links', maxDepth: 0, index: true },
    { name: 'name', type: 'text', required: true, maxLength: commentLimits.name },
    { name: 'digest', type: 'text', required: true },
    // Words of each part, for a comparison with later versions.
    { name: 'shown', type: 'json', required: true },
    { name: 'withdrawn', type: 'date' },
  ],
};
