import path from 'node:path';
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
  readTranslatedContent,
} from '../../../src/cms/seed/read-content.ts';
import { languages } from '../../../src/config/brand/languages.ts';
import { brandFolder } from '../../../src/lib/brand-folder.ts';

const articles = readArticles();
const listPages = Math.ceil(articles.length / 10);

/** Addresses of the whole site on the sample content, derived from routes and content. */
export const addresses: readonly string[] = [
  ...staticPages.map(({ path: address }) => address),
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

/** One address of every kind of page in each further language. */
export const translatedTemplates: readonly string[] = languages.slice(1).flatMap(({ code, prefix }) => {
  const { articles: translated } = readTranslatedContent(path.join(brandFolder, 'languages', code));
  const [article] = articles.filter(({ key }) => translated.some((one) => one.key === key));
  return templates
    .map((address) => (address.startsWith('/insights/') && article ? `/insights/${article.slug}` : address))
    .map((address) => (address === '/' ? prefix : prefix + address));
});

/** Filtered lists: pages to visit without addresses of their own for search engines. */
export const filteredAddresses: readonly string[] = [
  '/work?view=list',
  ...readClientTypes().map(({ slug }) => `/work?type=${slug}`),
  ...readArticleCategories().map(({ slug }) => `/insights?category=${slug}`),
];
