/** Markdown alternate of the home page. */
const firstTwin = '/index.md';

/** Returns the page of a markdown alternate; undefined for other paths. */
export function pageOfTwin(path: string): string | undefined {
  if (path === firstTwin) return '/';
  return /^\/.+\.md$/.test(path) ? path.slice(0, -'.md'.length) : undefined;
}

/** Returns the address of a page's markdown alternate. */
export function twinOfPage(address: string): string {
  const [path = '/', query] = address.split('?', 2);
  return `${path === '/' ? firstTwin : `${path}.md`}${query === undefined ? '' : `?${query}`}`;
}
