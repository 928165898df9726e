import { readQuery } from '../content/parameters.ts';
import { foldedPath } from '../shared/request-path.ts';
import type { PageQueries } from './page-queries.ts';

export interface Address {
  /**
   * Folded path: small letters, single slashes, none at the end, no dots to go up by, nothing
   * encoded without need.
   */
  readonly path: string;
  /** The query as it came, with its question mark; empty without one. */
  readonly query: string;
  /** Whether the request already had the folded path. */
  readonly canonical: boolean;
}

/** The target without the scheme and host that a request of absolute form has (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  const [absolute] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (absolute === undefined) return target;
  const rest = target.slice(absolute.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Splits and folds the target of a request; null when it cannot be an address of a page. */
export function readAddress(target: string): Address | null {
  const start = target.indexOf('?');
  const raw = start === -1 ? target : target.slice(0, start);
  const query = start === -1 ? '' : target.slice(start);
  const path = foldedPath(raw)?.toLowerCase();
  if (path === undefined) return null;
  return { path, query: query === '?' ? '' : query, canonical: path === raw };
}

/**
 * Whether a page can have this path. Encoded ASCII, a slash for example, would be another spelling
 * of a page's own.
 */
export const mayBePage = (path: string): boolean => !path.endsWith('.html') && !/%[0-7]/.test(path);

/**
 * The address under which a page is kept: the path, and of the query only what the page knows, in
 * one order.
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
