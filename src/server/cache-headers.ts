import type { CacheProviderFactory } from 'astro';

/**
 * Astro's side of the page cache: it writes how long a page is true into a response header, as it
 * would for a content delivery network. A page without the header is not to be kept.
 * `page-cache.ts`, which stands in front of Astro in the same process, keeps the pages; what they
 * were made from it hears from the content that was read.
 */
const provider: CacheProviderFactory = () => ({
  name: 'page-cache',
  setHeaders: ({ maxAge }) => new Headers(maxAge === undefined ? {} : { 'cdn-cache-control': `max-age=${maxAge}` }),
  invalidate: async () => {
    throw new Error('Change tokens invalidate pages, not Astro.');
  },
});

export default provider;
