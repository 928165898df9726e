import { words } from '#words';
import { type Block, readSection, writeSection } from '../blocks/block.ts';
import type { Lookup, Placing, Stored } from '../blocks/kind.ts';
import { factsAtFirst } from '../content/facts-at-first.ts';
import { type AnySection, type BlockName, type BlockProps, blocks } from '../sections/blocks.ts';
import { said, saidThroughout } from '../shared/facts.ts';

/** Keeps what sections show in a list instead of a database, and finds it again. */
function shelf(): Placing & Lookup {
  const kept: unknown[] = [];
  const put = (value: unknown): number => kept.push(value) - 1;
  const find = async <Value>(id: unknown): Promise<Value | null> => (kept[Number(id)] as Value | undefined) ?? null;
  /** Writing gives a record to put down, reading its number. */
  const both = (value: unknown) => (typeof value === 'number' ? find<never>(value) : Promise.resolve(put(value)));
  return {
    picture: (value: unknown) =>
      typeof value === 'number'
        ? find(value)
        : Promise.resolve({ id: put(value), alt: (value as { alt: string }).alt }),
    film: (value: unknown) =>
      typeof value === 'number'
        ? find(value)
        : Promise.resolve({ id: put(value), description: (value as { description: string }).description }),
    mark: both,
    record: (_list: unknown, value: unknown) => both(value),
    said: async (written: string) => said(written, factsAtFirst),
  } as unknown as Placing & Lookup;
}

/** A section the way a page shows it that has come out of the content system. */
async function asRead(section: AnySection): Promise<AnySection | undefined> {
  const definition = blocks[section.block] as Block<never> as Block<unknown>;
  const place = shelf();
  const stored: Stored = await writeSection(definition, section, place);
  return (await readSection(definition, stored, place)) as AnySection | undefined;
}

const pages = new Map<string, readonly (AnySection | undefined)[]>();
for (const { path, sections } of words.pages) pages.set(path, await Promise.all(sections.map(asRead)));

/**
 * What the brand's pages give a section: the gallery shows it as visitors see it.
 *
 * @param path the page's address
 * @param index which one, where the page has several of the kind
 * @throws when the page has none
 */
export function propsOnPage<Name extends BlockName>(path: string, block: Name, index = 0): BlockProps<Name> {
  const section = pages.get(path)?.filter((one) => one?.block === block)[index];
  if (!section) throw new Error(`The page ${path} has no section "${block}" number ${index + 1}.`);
  return section.props as BlockProps<Name>;
}

/** Where header and footer lead, in words that visitors read. */
export const navigation = saidThroughout(words.navigation, factsAtFirst);
