import type { StaticPage } from './page-types.ts';
import { staticPages } from './pages.ts';

/** The heading, notice and ground of the page with this address. */
export function pageAt(path: string): StaticPage {
  const page = staticPages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page "${path}" in src/site/pages.ts.`);
  return page;
}
