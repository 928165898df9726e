import type { CacheProviderFactory } from 'astro';

/**
 * Cache provider for Astro: writes a page's lifetime into a response header, and pages without it
 * are not cached. `page-cache.ts` in front of Astro caches the pages, and tracks dependencies by
 * the content read.
 */
const provider: CacheProviderFactory = () => ({
  name: 'page-cache',
  setHeaders: ({ maxAge }) => new Headers(maxAge === undefined ? {} : { 'cdn-cache-control': `max-age=${maxAge}` }),
  invalidate: async () => {
    throw new Error('Change tokens invalidate pages, not Astro.');
  },
});

export default provider;
