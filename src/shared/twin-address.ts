/** The twin of the first page, which has no name of its own. */
const firstTwin = '/index.md';

/** The path of the page whose words lie at an address; undefined for any other address. */
export function pageOfTwin(path: string): string | undefined {
  if (path === firstTwin) return '/';
  return /^\/.+\.md$/.test(path) ? path.slice(0, -'.md'.length) : undefined;
}

/** Where the words of a page lie as Markdown, by the page's address. */
export function twinOfPage(address: string): string {
  const [path = '/', query] = address.split('?', 2);
  return `${path === '/' ? firstTwin : `${path}.md`}${query === undefined ? '' : `?${query}`}`;
}
