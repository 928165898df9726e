/** Query parameters that change what a page shows; anything else in a query is kept, but shows the same page. */
const knownParameters: Readonly<Record<string, readonly string[]>> = {
  '/insights': ['category', 'page'],
  '/search': ['q'],
  '/work': ['type', 'view', 'page'],
  '/contact-us': ['plan', 'sent'],
};

const parametersOf = (path: string): readonly string[] | undefined =>
  knownParameters[path] ?? (path.startsWith('/jobs/') ? ['sent'] : undefined);

export interface Address {
  /** Folded path: small letters, single slashes, none at the end. */
  readonly path: string;
  /** The query as it came, with its question mark; empty without one. */
  readonly query: string;
  /** Whether the request already had the folded path. */
  readonly canonical: boolean;
}

/** Splits and folds the target of a request; null when it cannot be an address of a page. */
export function readAddress(target: string): Address | null {
  const start = target.indexOf('?');
  const raw = start === -1 ? target : target.slice(0, start);
  const query = start === -1 ? '' : target.slice(start);
  if (!raw.startsWith('/') || raw.length > 2000 || raw.includes('\\') || raw.includes('\0')) return null;
  try {
    decodeURIComponent(raw);
  } catch {
    return null;
  }
  const path = raw
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
  return { path, query: query === '?' ? '' : query, canonical: path === raw };
}

/** The address under which a page is kept: the path, and of the query only what the page knows, in one order. */
export function pageAddress({ path, query }: Address): string {
  const known = parametersOf(path);
  if (!known || query === '') return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  const text = kept.toString();
  return text ? `${path}?${text}` : path;
}
