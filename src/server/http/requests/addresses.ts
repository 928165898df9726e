import { readQuery } from '../../../content/parameters.ts';
import { foldedPath } from '../../../lib/request-path.ts';
import type { PageQueries } from '../pages/page-queries.ts';

export interface Address {
  /**
   * Normalised path: lower case, single slashes, no trailing slash, no dot segments, no needless
   * percent-encoding.
   */
  readonly path: string;
  /** Query of the request with its question mark; empty without one. */
  readonly query: string;
  /** Whether the request already had the normalised path. */
  readonly canonical: boolean;
}

/** Strips scheme and host from a target in absolute form (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  const [absolute] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (absolute === undefined) return target;
  const rest = target.slice(absolute.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Splits and normalises a request target; null when it cannot be the address of a page. */
export function readAddress(target: string): Address | null {
  const start = target.indexOf('?');
  const raw = start === -1 ? target : target.slice(0, start);
  const query = start === -1 ? '' : target.slice(start);
  const path = foldedPath(raw)?.toLowerCase();
  if (path === undefined) return null;
  return { path, query: query === '?' ? '' : query, canonical: path === raw };
}

/**
 * Whether a page can have this path. Encoded ASCII, such as a slash, would be a second spelling of
 * a page's path.
 */
export const mayBePage = (path: string): boolean => !path.endsWith('.html') && !/%[0-7]/.test(path);

/**
 * Cache key of a page: its path and the query parameters that the page declares, in a fixed order.
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
