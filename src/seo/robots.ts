import { unsearchedParts } from '../domain/template-addresses.ts';

/**
 * Returns the content of robots.txt. Plain prefixes would also close pages such as
 * `/api-integration`.
 */
export const robotsText = (sitemaps: readonly URL[]): string =>
  [
    'User-agent: *',
    ...unsearchedParts.flatMap((part) => [`Disallow: /${part}/`, `Disallow: /${part}?`, `Disallow: /${part}$`]),
    '',
    ...sitemaps.map((sitemap) => `Sitemap: ${sitemap}`),
    '',
  ].join('\n');
