import { analytics } from '../analytics/feature.ts';
import { contentSystem, withView } from '../cms/content-system.ts';
import type { Compose } from '../cms/database/open.ts';
import { enquiries } from '../enquiries/feature.ts';
import { reviews } from '../reviews/feature.ts';

/**
 * Composes Payload's config from every room that stores something in it or shows something in the
 * panel. The server, the panel's Next app, commands and tests all use this one.
 */
export const compose: Compose = (settings) =>
  contentSystem(settings, [
    enquiries(settings),
    analytics(settings),
    reviews(settings),
    // The dashboard shows content and enquiries.
    (config) => withView(config, 'dashboard', { Component: '/server/panel/dashboard.tsx#Dashboard' }),
  ]);
