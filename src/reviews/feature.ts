import type { Feature } from '../cms/content-system.ts';
import type { Settings } from '../config/env.ts';
import { ReviewComments } from './collections/comments.ts';
import { SignOffs } from './collections/sign-offs.ts';
import { withReviews } from './with-reviews.ts';

/** Adds comments and sign-offs of drafts to the content system. */
export const reviews =
  ({ SIGN_OFF = '' }: Settings): Feature =>
  (config) => ({
    ...config,
    collections: [
      ...(config.collections ?? []).map(withReviews(new Set(SIGN_OFF.split(',')))),
      ReviewComments,
      SignOffs,
    ],
  });
