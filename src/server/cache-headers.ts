import type { CacheProviderFactory } from 'astro';

/**
 * Astro's side of the page cache: it writes what a page was made from into response headers, as it would for a content
 * delivery network. `page-cache.ts`, which stands in front of Astro in the same process, keeps the pages.
 */
const provider: CacheProviderFactory = () => ({
  name: 'page-cache',
  setHeaders: ({ maxAge, tags = [] }) => {
    const headers = new Headers({ 'cache-tag': tags.join(',') });
    if (maxAge !== undefined) headers.set('cdn-cache-control', `max-age=${maxAge}`);
    return headers;
  },
  invalidate: async () => {
    throw new Error('Pages are dropped by the content stamp, not by Astro.');
  },
});

export default provider;
