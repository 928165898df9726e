import { words } from '#words';
import type { BlockName, BlockProps } from '../sections/blocks.ts';

/**
 * What the brand's pages give a section: the gallery shows it as visitors see it.
 *
 * @param path the page's address
 * @param index which one, where the page has several of the kind
 * @throws when the page has none
 */
export function propsOnPage<Name extends BlockName>(path: string, block: Name, index = 0): BlockProps<Name> {
  const page = words.pages.find((one) => one.path === path);
  const section = page?.sections.filter((one) => one.block === block)[index];
  if (!section) throw new Error(`The page ${path} has no section "${block}" number ${index + 1}.`);
  return section.props as BlockProps<Name>;
}
