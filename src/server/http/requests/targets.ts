/** Base URL with a host that no address can name; a target that keeps it stays on the site. */
const own = 'http://site.invalid';

/**
 * Whether a redirect target is on this site. Uses the URL parser of browsers, which read `/\host`,
 * `//host` and a path with a tab as another host.
 */
export const isInside = (target: string): boolean =>
  target.startsWith('/') && URL.canParse(target, own) && new URL(target, own).origin === own;

/** Whether a redirect target is a web address on another site. */
export const isOutside = (target: string): boolean =>
  URL.canParse(target) && /^https?:$/.test(new URL(target).protocol);

/**
 * Value of the `location` header. A target on this site keeps the visitor's query, before its
 * fragment; an external one is encoded, because headers are ASCII.
 *
 * @param query with its question mark; empty without one
 */
export function locationFor(target: string, query: string): string {
  if (!isInside(target)) return new URL(target).href;
  const hash = target.indexOf('#');
  const [path, fragment] = hash === -1 ? [target, ''] : [target.slice(0, hash), target.slice(hash)];
  return `${path}${path.includes('?') ? query.replace('?', '&') : query}${fragment}`;
}
