/** A host that no address can name, so that a target which stays on it stays on the site. */
const own = 'http://site.invalid';

/**
 * Whether a redirect's target lies on this site. Browsers take `/\host`, `//host` and a path with a
 * tab in it for another host, so this asks the same parser as they do.
 */
export const isInside = (target: string): boolean =>
  target.startsWith('/') && URL.canParse(target, own) && new URL(target, own).origin === own;

/** Whether a redirect's target is a web address elsewhere. */
export const isOutside = (target: string): boolean =>
  URL.canParse(target) && /^https?:$/.test(new URL(target).protocol);

/**
 * What the `location` header says: a target on this site keeps the visitor's query, before its
 * fragment; one elsewhere stands for itself, encoded because headers are ASCII.
 *
 * @param query with its question mark; empty without one
 */
export function locationFor(target: string, query: string): string {
  if (!isInside(target)) return new URL(target).href;
  const hash = target.indexOf('#');
  const [path, fragment] = hash === -1 ? [target, ''] : [target.slice(0, hash), target.slice(hash)];
  return `${path}${path.includes('?') ? query.replace('?', '&') : query}${fragment}`;
}
