import { type Feature, withView } from '../cms/content-system.ts';
import { withChinese } from '../cms/panel/with-languages.ts';
import type { Settings } from '../config/env.ts';
import { AnalyticsCounts } from './collection.ts';
import { analyticsTexts } from './panel/chinese.ts';

/** Adds the figures and their view to the content system. */
export const analytics =
  ({ FIGURES }: Settings): Feature =>
  (config) =>
    withView(
      withChinese(
        {
          ...config,
          custom: { ...config.custom, analytics: FIGURES },
          collections: [...(config.collections ?? []), AnalyticsCounts],
        },
        analyticsTexts,
      ),
      'figures',
      { Component: '/analytics/panel/analytics-view.tsx#AnalyticsView', path: '/figures' },
    );
