import { readQuery } from '../content/parameters.ts';
import type { PageQueries } from './page-queries.ts';

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
export function pageAddress(queries: Pick<PageQueries, 'of'>, { path, query }: Address): string | null {
  const known = queries.of(path);
  if (!known || query === '') return path;
  const values = readQuery(known, new URLSearchParams(query));
  if (values === null) return null;
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) kept.set(name, String(value));
  const text = kept.toString();
  return text ? `${path}?${text}` : path;
}
