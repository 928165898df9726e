import type { Compose } from '../cms/database/open.ts';

/**
 * Composes Payload's config. Loads the collections at the call: a wrong setting is told before, and
 * `/healthz` does not wait for them.
 */
export const composeLater: Compose = async (settings) => (await import('./composition.ts')).compose(settings);
