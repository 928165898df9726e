import { type Feature, withView } from '../cms/content-system.ts';
import { withChinese } from '../cms/panel/with-languages.ts';
import type { Settings } from '../config/env.ts';
import { AnalyticsCounts } from './collection.ts';
import { NotFound } from './not-found/collection.ts';
import { analyticsTexts } from './panel/chinese.ts';

/** Adds the figures, the addresses that were not found, and their views to the content system. */
export const analytics =
  ({ FIGURES }: Settings): Feature =>
  (config) => {
    const collected = {
      ...config,
      custom: { ...config.custom, analytics: FIGURES },
      collections: [...(config.collections ?? []), AnalyticsCounts, NotFound],
    };
    const withFigures = withView(withChinese(collected, analyticsTexts), 'figures', {
      Component: '/analytics/panel/analytics-view.tsx#AnalyticsView',
      path: '/figures',
    });
    return withView(withFigures, 'not-found', {
      Component: '/analytics/panel/not-found-view.tsx#NotFoundView',
      path: '/not-found',
    });
  };
