import { planNames } from '../site/plans.ts';

/** The value as the page knows it; undefined leaves the parameter out, null means that there can be no such page. */
type ReadValue = (value: string) => string | undefined | null;

const oneOf =
  (...values: readonly string[]): ReadValue =>
  (value) =>
    values.includes(value) ? value : undefined;

const slug: ReadValue = (value) => (/^[^\s/?#]{1,200}$/.test(value) ? value : null);
const number: ReadValue = (value) => (/^[1-9]\d{0,5}$/.test(value) ? value : null);
const text: ReadValue = (value) => value;

/**
 * Query parameters that change what a page shows, and the values that they may have. Anything else in a query shows the
 * same page: a stranger must not be able to have it rendered and kept once more for every word he thinks of.
 */
const knownParameters: Readonly<Record<string, Readonly<Record<string, ReadValue>>>> = {
  '/insights': { category: slug, page: number },
  '/search': { q: text },
  '/work': { type: slug, view: oneOf('list'), page: number },
  '/contact-us': { plan: oneOf(...planNames), sent: oneOf('1') },
};
const ofJobs: Readonly<Record<string, ReadValue>> = { sent: oneOf('1') };

export interface Address {
  /** Folded path: small letters, single slashes, none at the end, no dots to go up by, nothing encoded without need. */
  readonly path: string;
  /** The query as it came, with its question mark; empty without one. */
  readonly query: string;
  /** Whether the request already had the folded path. */
  readonly canonical: boolean;
}

/** What may stand in an address as it is, so that `%77ork` is only another spelling of `work` (RFC 3986, 6.2.2.2). */
const decodedWithoutNeed = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (encoded, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });

/** Splits and folds the target of a request; null when it cannot be an address of a page. */
export function readAddress(target: string): Address | null {
  const start = target.indexOf('?');
  const raw = start === -1 ? target : target.slice(0, start);
  const query = start === -1 ? '' : target.slice(start);
  if (!raw.startsWith('/') || raw.length > 2000 || /[\\\0#]/.test(raw)) return null;
  try {
    decodeURIComponent(raw);
  } catch {
    return null;
  }
  const withoutDots = new URL(`http://site${decodedWithoutNeed(raw).replace(/\/{2,}/g, '/')}`).pathname;
  const path = withoutDots
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
  return { path, query: query === '?' ? '' : query, canonical: path === raw };
}

/** Whether a page can have this path. Encoded ASCII, a slash for example, would be another spelling of a page's own. */
export const mayBePage = (path: string): boolean => !path.endsWith('.html') && !/%[0-7]/.test(path);

/**
 * The address under which a page is kept: the path, and of the query only what the page knows, in one order.
 *
 * @returns null when the page cannot exist with this query
 */
export function pageAddress({ path, query }: Address): string | null {
  const known = knownParameters[path] ?? (path.startsWith('/jobs/') ? ofJobs : undefined);
  if (!known || query === '') return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [name, read] of Object.entries(known)) {
    const value = given.get(name);
    if (value === null) continue;
    const meant = read(value);
    if (meant === null) return null;
    if (meant !== undefined) kept.set(name, meant);
  }
  const text = kept.toString();
  return text ? `${path}?${text}` : path;
}
