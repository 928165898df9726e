import { unsearchedParts } from '../shared/template-addresses.ts';

/** What robots.txt says. A bare prefix would also close pages such as `/api-integration`. */
export const robotsText = (sitemap: URL): string =>
  [
    'User-agent: *',
    ...unsearchedParts.flatMap((part) => [`Disallow: /${part}/`, `Disallow: /${part}?`, `Disallow: /${part}$`]),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');
