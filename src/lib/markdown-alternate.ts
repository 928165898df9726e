/** Markdown alternate of the home page. */
const homeAlternate = '/index.md';

/** Returns the page of a markdown alternate; undefined for other paths. */
export function pageOfAlternate(path: string): string | undefined {
  if (path === homeAlternate) return '/';
  return /^\/.+\.md$/.test(path) ? path.slice(0, -'.md'.length) : undefined;
}

/** Returns the address of a page's markdown alternate. */
export function markdownAlternateOf(address: string): string {
  const [path = '/', query] = address.split('?', 2);
  return `${path === '/' ? homeAlternate : `${path}.md`}${query === undefined ? '' : `?${query}`}`;
}
