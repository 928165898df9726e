import type { Frame } from '../../src/blocks/block.ts';
import type { WithTokens } from '../../src/domain/facts.ts';
import type { AnySection, BlockName, BlockProps } from '../../src/sections/blocks.ts';
import type { BrandPage } from '../../src/sections/brand-page.ts';
import { staticPages } from '../words/pages.ts';

// Both casts: the sample may name a fact ("{price}") where a block's type has a number, and reading a page puts the number back.

/** A section on a ground. */
export const section = <Name extends BlockName>(
  block: Name,
  frame: Frame,
  props: WithTokens<BlockProps<Name>>,
): AnySection => ({ block, frame, props }) as unknown as AnySection;

/** A section that draws its stretch of the page itself. */
export const opening = <Name extends BlockName>(block: Name, props: WithTokens<BlockProps<Name>>): AnySection =>
  ({ block, props }) as unknown as AnySection;

/** What the fixed pages say of themselves, by address. */
export function headOf(path: string) {
  const page = staticPages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page "${path}" among the words.`);
  const { heading, note, water, shapes, statement, title, description, ground, current } = page;
  const head: Omit<BrandPage, 'sections'> = { path, title, description, ground, ...(current ? { menu: current } : {}) };
  return { heading, note, water, shapes, statement, head };
}
