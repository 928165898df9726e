/** Where the server finds what it says of an address where nothing is. Nobody else does. */
export const lostPath = '/lost';

/**
 * Where the server finds what it says to whoever follows a link to a draft that shows it no more.
 */
export const previewOverPath = '/preview/over';

/** What is sent in place of a page, with the status that it has; nobody is sent there. */
export const faultStatuses: ReadonlyMap<string, number> = new Map([
  ['/404', 404],
  ['/503', 503],
  [previewOverPath, 404],
]);

export const searchPath = '/search';

/** What answers by a template of its own, and not for a record of pages. */
const fixed: ReadonlySet<string> = new Set([
  '/work',
  '/insights',
  '/jobs',
  searchPath,
  '/404',
  '/503',
  lostPath,
  '/insights/feed.xml',
  '/insights/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
]);

/** Parts of the site map of a site with many pages. */
const siteMapPart = /^\/sitemap-[^/]+\.xml$/;

/**
 * Addresses at and below which every page is a list, a case, an article, a job, or what was
 * searched.
 */
const templates = /^\/(?:work|insights|jobs|search)(?:\/|$)/;

/** Lists, whose pages editors compose as well: what stands around the list is theirs. */
export const listPaths = ['/work', '/insights', '/jobs'] as const;

export type ListPath = (typeof listPaths)[number];

export const isListPath = (path: string): path is ListPath => listPaths.some((one) => one === path);

/** Whether an address is a template's, so that no page of sections can be there. */
export const isTemplate = (path: string): boolean => fixed.has(path) || siteMapPart.test(path) || templates.test(path);

/** Pages that an installation begins with in any case. Templates and forms lead to them. */
const plain: ReadonlySet<string> = new Set(['/', '/contact-us', '/privacy-policy']);

/** Whether every installation has something at an address, whatever its editors make of it. */
export const isAlways = (path: string): boolean => isTemplate(path) || plain.has(path);

/**
 * First parts of addresses that belong to the software, and what is asked for there: no page and no
 * redirect is ever looked up.
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
  ['media', 'file'],
  ['cards', 'file'],
  ['panel', 'file'],
  ['forms', 'form'],
  ['form-start', 'form'],
  ['healthz', 'watch'],
  ['readyz', 'watch'],
  ['metrics', 'watch'],
]);

/** What of the software answers at a path; undefined where pages are. */
export const ownPartAt = (path: string) => ownParts.get(path.split('/', 2)[1] ?? '');

export const isReserved = (path: string): boolean => ownPartAt(path) !== undefined;

/**
 * First parts that search engines need not ask for. A shared preview says so itself, which they
 * must be able to read.
 */
export const unsearchedParts: readonly string[] = [...ownParts].flatMap(([part, kind]) =>
  (kind === 'panel' || kind === 'api') && part !== 'preview' ? [part] : [],
);

const folders = { work: 'works', insights: 'insights', jobs: 'jobs' } as const;

/** The record that a page shows, by its collection and the value that is its alone. */
export interface PageRecord {
  readonly collection: (typeof folders)[keyof typeof folders] | 'pages';
  readonly column: 'slug' | 'path';
  readonly value: string;
}

/**
 * Which record answers at a path, if there is one.
 *
 * @param path folded: small letters, no slash at the end, no query
 * @returns undefined for what is always there, because it is the software's own
 */
export function recordAt(path: string): PageRecord | undefined {
  if (fixed.has(path) || siteMapPart.test(path) || isReserved(path)) return undefined;
  const [, folder, slug] = /^\/(work|insights|jobs)\/([^/]+)$/.exec(path) ?? [];
  return folder && slug
    ? { collection: folders[folder as keyof typeof folders], column: 'slug', value: slug }
    : { collection: 'pages', column: 'path', value: path };
}
