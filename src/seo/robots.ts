import { unsearchedParts } from '../domain/template-addresses.ts';

/**
 * Returns the content of robots.txt. Plain prefixes would also close pages such as
 * `/api-integration`.
 */
export const robotsText = (sitemap: URL): string =>
  [
    'User-agent: *',
    ...unsearchedParts.flatMap((part) => [`Disallow: /${part}/`, `Disallow: /${part}?`, `Disallow: /${part}$`]),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');
