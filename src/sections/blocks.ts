import type { Block, ComposedSection, PropsOf } from '../blocks/block.ts';
import { blocks } from './blocks.generated.ts';
import type { UnfinishedProps } from './unfinished.tsx';

export { blocks };

export type BlockName = keyof typeof blocks;

/**
 * All of them, for what goes through the parts of each without knowing its props: no type says "of
 * one of these, whichever".
 */
export const allBlocks = Object.values(blocks) as readonly unknown[] as readonly Block<unknown>[];

const byName: ReadonlyMap<string, Block<unknown>> = new Map(allBlocks.map((block) => [block.name, block]));

/** The block of this name; undefined for one that the software has no more. */
export const blockNamed = (name: unknown): Block<unknown> | undefined => byName.get(String(name));

/** What the section of this name is given. */
export type BlockProps<Name extends BlockName> = PropsOf<(typeof blocks)[Name]>;

/** A section of a page, as it is shown. */
export type AnySection = { readonly [Name in BlockName]: ComposedSection<Name, BlockProps<Name>> }[BlockName];

/** A section of a page in the preview beside its form, where it may not be drawn yet. */
export type PreviewSection = AnySection | ComposedSection<'unfinished', UnfinishedProps>;
