import type { Feature } from '../cms/content-system.ts';
import { ReviewComments } from './collections/comments.ts';
import { SignOffs } from './collections/sign-offs.ts';

/** Adds comments and sign-offs of drafts to the content system. */
export const reviews: Feature = (config) => ({
  ...config,
  collections: [...(config.collections ?? []), ReviewComments, SignOffs],
});
