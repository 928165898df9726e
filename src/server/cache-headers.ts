import type { CacheProviderFactory } from 'astro';

/**
 * Cache provider for Astro: writes a page's lifetime into a response header, as for a delivery
 * network. Pages without the header are not cached.
 *
 * `page-cache.ts`, which runs in front of Astro in the same process, caches the pages. Dependency
 * tracking in the content system records the collections that a page was made from.
 */
const provider: CacheProviderFactory = () => ({
  name: 'page-cache',
  setHeaders: ({ maxAge }) => new Headers(maxAge === undefined ? {} : { 'cdn-cache-control': `max-age=${maxAge}` }),
  invalidate: async () => {
    throw new Error('Change tokens invalidate pages, not Astro.');
  },
});

export default provider;
