import type { Block, ComposedSection, PropsOf } from '../blocks/block.ts';
import { blocks } from './blocks.generated.ts';
import type { UnfinishedProps } from './unfinished.tsx';

export { blocks };

export type BlockName = keyof typeof blocks;

/** All definitions, for code that iterates over fields without their prop types. */
export const allBlocks = Object.values(blocks) as readonly unknown[] as readonly Block<unknown>[];

const byName: ReadonlyMap<string, Block<unknown>> = new Map(allBlocks.map((block) => [block.name, block]));

/** Definition by name; undefined for a block that the software no longer has. */
export const blockNamed = (name: unknown): Block<unknown> | undefined => byName.get(String(name));

/** Props of a block, by name. */
export type BlockProps<Name extends BlockName> = PropsOf<(typeof blocks)[Name]>;

/** Section of a page, with the props of its block. */
export type AnySection = { readonly [Name in BlockName]: ComposedSection<Name, BlockProps<Name>> }[BlockName];

/** Section in the live preview, where required fields may still be empty. */
export type PreviewSection = AnySection | ComposedSection<'unfinished', UnfinishedProps>;
