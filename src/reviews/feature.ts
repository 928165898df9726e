import { type Feature, withView } from '../cms/content-system.ts';
import { withChinese } from '../cms/panel/with-languages.ts';
import type { Settings } from '../config/env.ts';
import { boundToRecords } from './bound-to-records.ts';
import { ReviewComments } from './collections/comments.ts';
import { SignOffs } from './collections/sign-offs.ts';
import { reviewTexts } from './panel/chinese.ts';
import { withReviewPanel } from './with-review-panel.ts';

/** Adds comments and sign-offs of drafts to the content system, and their parts of the panel. */
export const reviews =
  ({ SIGN_OFF = '' }: Settings): Feature =>
  (config) => {
    const collections = (config.collections ?? [])
      .map(withReviewPanel)
      .map(boundToRecords(new Set(SIGN_OFF.split(','))));
    const added = { ...config, collections: [...collections, ReviewComments, SignOffs] };
    return withView(withChinese(added, reviewTexts), 'reviews', {
      Component: '/reviews/panel/reviews-view.tsx#ReviewsView',
      path: '/reviews',
    });
  };
