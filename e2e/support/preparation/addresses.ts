import { cookiePolicy } from '../../../sample/words/legal/cookie-policy.ts';
import { privacyPolicy } from '../../../sample/words/legal/privacy-policy.ts';
import { termsOfService } from '../../../sample/words/legal/terms-of-service.ts';
import { staticPages } from '../../../sample/words/pages.ts';
import {
  readArticleCategories,
  readArticles,
  readCases,
  readClientTypes,
  readSeedJobs,
} from '../../../src/cms/seed/read-content.ts';

const articles = readArticles();
const listPages = Math.ceil(articles.length / 10);

/** Addresses of the whole site on the sample content, derived from routes and content. */
export const addresses: readonly string[] = [
  ...staticPages.map(({ path }) => path),
  ...[termsOfService, privacyPolicy, cookiePolicy].map(({ slug }) => `/${slug}`),
  '/work',
  ...readCases().map(({ slug }) => `/work/${slug}`),
  '/insights',
  ...Array.from({ length: listPages - 1 }, (_, index) => `/insights?page=${index + 2}`),
  ...articles.map(({ slug }) => `/insights/${slug}`),
  '/jobs',
  ...readSeedJobs().map(({ slug }) => `/jobs/${slug}`),
];

/**
 * One address of every kind of page: all pages with their own content, and the first of each list.
 */
export const templates: readonly string[] = [
  ...addresses.filter((address) => !/^\/(?:work|insights|jobs)\//.test(address) && !address.includes('?')),
  ...['/work/', '/insights/', '/jobs/'].flatMap((start) =>
    addresses.filter((one) => one.startsWith(start)).slice(0, 1),
  ),
];

/** Filtered lists: pages to visit without addresses of their own for search engines. */
export const filteredAddresses: readonly string[] = [
  '/work?view=list',
  ...readClientTypes().map(({ slug }) => `/work?type=${slug}`),
  ...readArticleCategories().map(({ slug }) => `/insights?category=${slug}`),
];
