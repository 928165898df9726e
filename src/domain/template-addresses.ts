/** Internal route of the 404 page. */
export const notFoundPath = '/lost';

/** Internal route of the pages of newsletter links, whose addresses begin with it. */
export const newsletterPath = '/forms/newsletter';

/** Internal route of the page for expired preview links. */
export const previewOverPath = '/preview/over';

/** Error pages with their status; they have no public address. */
export const errorPageStatuses: ReadonlyMap<string, number> = new Map([
  ['/404', 404],
  ['/503', 503],
  [previewOverPath, 404],
]);

export const searchPath = '/search';

/** Paths served by templates instead of page records. */
const fixed: ReadonlySet<string> = new Set([
  '/work',
  '/insights',
  '/jobs',
  searchPath,
  '/404',
  '/503',
  notFoundPath,
  '/insights/feed.xml',
  '/insights/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
]);

/** Parts of a split sitemap. */
const siteMapPart = /^\/sitemap-[^/]+\.xml$/;

/** Paths of lists, cases, articles, jobs and the search. */
const templates = /^\/(?:work|insights|jobs|search)(?:\/|$)/;

/** Lists whose pages editors can compose around the list. */
export const listPaths = ['/work', '/insights', '/jobs'] as const;

export type ListPath = (typeof listPaths)[number];

export const isListPath = (path: string): path is ListPath => listPaths.some((one) => one === path);

/** Reports whether a template serves a path, so that no composed page can be there. */
export const isTemplate = (path: string): boolean => fixed.has(path) || siteMapPart.test(path) || templates.test(path);

/** Pages of every installation; templates and forms link to them. */
const plain: ReadonlySet<string> = new Set(['/', '/contact-us', '/privacy-policy']);

/** Reports whether every installation has a page at a path, independent of its content. */
export const isAlways = (path: string): boolean => isTemplate(path) || plain.has(path);

/**
 * First path segments reserved for the software, by type; neither pages nor redirects are looked up
 * there.
 */
const ownParts: ReadonlyMap<string, 'panel' | 'api' | 'file' | 'form' | 'watch'> = new Map([
  ['admin', 'panel'],
  ['cms', 'panel'],
  ['_next', 'panel'],
  ['preview', 'panel'],
  ['api', 'api'],
  ['_astro', 'file'],
  ['sheets', 'file'],
  ['pictures', 'file'],
  ['films', 'file'],
  ['marks', 'file'],
  ['han', 'file'],
  ['media', 'file'],
  ['social-images', 'file'],
  ['panel', 'file'],
  ['forms', 'form'],
  ['form-start', 'form'],
  ['healthz', 'watch'],
  ['readyz', 'watch'],
  ['metrics', 'watch'],
]);

/** Returns the type of a reserved path; undefined for paths of pages. */
export const ownPartAt = (path: string) => ownParts.get(path.split('/', 2)[1] ?? '');

export const isReserved = (path: string): boolean => ownPartAt(path) !== undefined;

/**
 * First path segments closed in robots.txt. Shared previews stay open, since robots must read their
 * `noindex`.
 */
export const unsearchedParts: readonly string[] = [...ownParts].flatMap(([part, kind]) =>
  (kind === 'panel' || kind === 'api') && part !== 'preview' ? [part] : [],
);

const folders = { work: 'works', insights: 'insights', jobs: 'jobs' } as const;

/** Record of a page, by collection and unique column. */
export interface PageRecord {
  readonly collection: (typeof folders)[keyof typeof folders] | 'pages';
  readonly column: 'slug' | 'path';
  readonly value: string;
}

/**
 * Returns the record that a path refers to, whether or not it exists.
 *
 * @param path normalised: lower case, no trailing slash, no query
 * @returns undefined for paths of the software
 */
export function recordAt(path: string): PageRecord | undefined {
  if (fixed.has(path) || siteMapPart.test(path) || isReserved(path)) return undefined;
  const [, folder, slug] = /^\/(work|insights|jobs)\/([^/]+)$/.exec(path) ?? [];
  return folder && slug
    ? { collection: folders[folder as keyof typeof folders], column: 'slug', value: slug }
    : { collection: 'pages', column: 'path', value: path };
}
