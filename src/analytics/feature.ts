import { type Feature, withView } from '../cms/content-system.ts';
import type { Settings } from '../config/env.ts';
import { AnalyticsCounts } from './collection.ts';

/** Adds the figures and their view to the content system. */
export const analytics =
  ({ FIGURES }: Settings): Feature =>
  (config) =>
    withView(
      {
        ...config,
        custom: { ...config.custom, analytics: FIGURES },
        collections: [...(config.collections ?? []), AnalyticsCounts],
      },
      'figures',
      { Component: '/analytics/panel/analytics-view.tsx#AnalyticsView', path: '/figures' },
    );
