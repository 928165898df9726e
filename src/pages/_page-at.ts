import { words } from '#words';
import type { StaticPage } from '../content/words.ts';

/** The heading, notice and ground of the page with this address. */
export function pageAt(path: string): StaticPage {
  const page = words.pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page "${path}" among the words.`);
  return page;
}
