import { words } from '#words';
import { readSection, writeSection } from '../blocks/block.ts';
import type { CaseInShort, Lookup, Placing } from '../blocks/field-type.ts';
import type { Stored } from '../blocks/stored.ts';
import { defaultFacts, defaultNavigation, defaultOrganisation } from '../content/brand-defaults.ts';
import { statementRows } from '../content/words-in.ts';
import { interpolate, interpolateAll } from '../domain/facts.ts';
import type { Film } from '../domain/film.ts';
import type { Mark } from '../domain/mark.ts';
import type { Picture } from '../domain/picture.ts';
import { type AnySection, type BlockName, type BlockProps, blockNamed } from '../sections/blocks.ts';

/** Case with the few fields that the list of work films has. */
function caseAt(index: number): CaseInShort | null {
  const found = words.workFilms[index];
  return found ? { ...found, services: null, line: null, screen: null, illustration: null } : null;
}

/** Writes and reads a section as the content system would, with arrays in place of the records. */
async function asRead(section: AnySection): Promise<AnySection | undefined> {
  const pictures: Picture[] = [];
  const films: Film[] = [];
  const marks: Mark[] = [];
  const records: Stored[] = [];
  const put = <Value>(list: Value[], value: Value): number => list.push(value) - 1;
  const placing: Placing = {
    picture: async (picture) => ({ id: put(pictures, picture), alt: picture.alt }),
    film: async (film) => ({ id: put(films, film), description: film.description }),
    mark: async (mark) => put(marks, mark),
    record: async (_list, stored) => put(records, stored),
    work: async (slug) => words.workFilms.findIndex((one) => one.slug === slug),
  };
  const lookup: Lookup = {
    picture: async (id) => pictures[Number(id)] ?? null,
    film: async (id) => films[Number(id)] ?? null,
    mark: async (id) => marks[Number(id)] ?? null,
    record: async (_list, id) => records[Number(id)] ?? null,
    work: async (id) => caseAt(Number(id)),
    featured: async () => [],
    address: async (typed) => typed,
    interpolate: async (written) => interpolate(written, defaultFacts),
  };
  const definition = blockNamed(section.block);
  if (!definition) return undefined;
  const stored = await writeSection(definition, section, placing);
  // The section was written with this block's definition.
  return (await readSection(definition, stored, lookup)) as AnySection | undefined;
}

const pages = new Map<string, readonly (AnySection | undefined)[]>();
for (const { path, sections } of words.pages) pages.set(path, await Promise.all(sections.map(asRead)));

/**
 * Props of a section on a page of the brand, as visitors see it.
 *
 * @param path address of the page
 * @param index position among the page's sections of this type, from 0
 * @throws Error if the page has no such section
 */
export function propsOnPage<Name extends BlockName>(path: string, block: Name, index = 0): BlockProps<Name> {
  const section = pages.get(path)?.filter((one) => one?.block === block)[index];
  if (!section) throw new Error(`The page ${path} has no section "${block}" number ${index + 1}.`);
  return section.props as BlockProps<Name>;
}

const filled = interpolateAll(words.personalData, defaultFacts);
const { version, call, newsletter } = filled;

/** Months in the statements of the gallery. */
const months = 24;

/** Texts of the contact form about personal data. */
export const personalData = {
  statement: { version, rows: statementRows(filled, 'enquiry', months) },
  call,
  newsletter,
};

/** Statement of a job's form about personal data. */
export const statementOfJob = { version, rows: statementRows(filled, 'application', months) };

export const navigation = defaultNavigation;

export const organisation = defaultOrganisation;
