import type { Ground } from '../lib/media/colours.ts';
import type { SectionHeaderProps } from '../ui/section-header/section-header.tsx';
import {
  exampleOf,
  type Fields,
  isStored,
  type Lookup,
  lackingParts,
  type Placing,
  readFields,
  writeFields,
} from './field-type.ts';
import type { Filling } from './filling.ts';
import { ground, sectionHeader } from './looks.ts';
import { withoutOldLines } from './poster.ts';
import type { Stored } from './stored.ts';
import { flag, line, name, optional } from './text.ts';

/** Headings of the section picker. */
export const blockGroups = {
  openings: 'Heroes',
  words: 'Words',
  work: 'Work',
  prices: 'Prices',
  proof: 'Proof',
  people: 'People',
  lists: 'Lists',
  forms: 'Forms',
  extra: 'Extra',
} as const;

/** Settings of a section that does not draw its own background. */
export interface Frame {
  readonly ground: Ground;
  readonly header?: SectionHeaderProps;
  /** Heading that only the page's outline contains; it is visually hidden. */
  readonly outline?: string;
  /** Fragment that links can target: `/#services`. */
  readonly anchor?: string;
  /** Continues the section above, on its ground. */
  readonly joined?: boolean;
}

export const frameFields: Fields<Frame> = {
  ground: ground({ label: 'Background' }, 'paper'),
  header: sectionHeader(),
  outline: optional(
    line({ label: 'Hidden heading (screen readers)', help: 'For a section without a heading of its own. Not shown.' }),
  ),
  anchor: optional(name({ label: 'Anchor', help: 'One word by which links lead here: /#services.', most: 40 })),
  joined: flag({ label: 'Join with previous section', help: 'Keeps its background.' }),
};

interface BlockIssue {
  readonly field: string;
  /** Text with placeholders for the values, which are texts too. */
  readonly message: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Label of the missing field; the section is not drawn without it. */
  readonly waitsFor?: string;
}

/** Definition of a section that editors can add to a page. */
export interface Block<Props> {
  /** Folder in `src/sections`. It is stored with every section, so a change needs a migration. */
  readonly name: string;
  readonly label: string;
  readonly group: keyof typeof blockGroups;
  /** Purpose of the section, in one sentence. */
  readonly help: string;
  /** Search terms that editors of other systems use for such a section. */
  readonly synonyms: string;
  /**
   * `own`: draws its own background. Otherwise the editor chooses a ground and an optional
   * section header.
   */
  readonly frame?: 'own';
  /** Has no client script. */
  readonly scriptless?: true;
  /**
   * Level of the section's first heading if it is not 2. `1`: holds the page's heading. `3`: relies
   * on a heading above (its bar's or an earlier section's) and renders 2 without one. `none`: may
   * have none.
   */
  readonly headingLevel?: 1 | 3 | 'none';
  readonly fields: Fields<Props>;
  /** Fault of the section as a whole, for the editor; shown beside the named field. */
  readonly issueOf?: (stored: Stored) => BlockIssue | undefined;
  /** Adjusts the generated example where fields depend on each other. */
  readonly example?: (stored: Stored, filling: Filling) => Stored;
}

export const block = <Props>(definition: Block<Props>): Block<Props> => definition;

export type PropsOf<Definition> = Definition extends Block<infer Props> ? Props : never;

/** Section of a page, with the props of its component. */
export interface ComposedSection<Name extends string = string, Props = unknown> {
  readonly block: Name;
  /** Absent if the section draws its own background. */
  readonly frame?: Frame | undefined;
  readonly props: Props;
  /** Index among the stored sections, for the live preview. */
  readonly place?: number;
}

/** Reads a stored section; undefined if a required field has no value that can be shown. */
export async function readSection<Props>(
  definition: Block<Props>,
  stored: unknown,
  lookup: Lookup,
): Promise<ComposedSection<string, Props> | undefined> {
  const read = await readFields(definition.fields, stored, lookup);
  if (read === undefined) return undefined;
  const props = withoutOldLines(read);
  if (definition.frame === 'own') return { block: definition.name, props };
  const frame = await readFields(frameFields, isStored(stored) ? stored.frame : undefined, lookup);
  return { block: definition.name, props, frame: frame ?? { ground: 'paper' } };
}

/** Labels of the required fields that are empty. */
export async function lackingFields(
  { fields, issueOf }: Block<unknown>,
  stored: Stored,
  lookup: Lookup,
): Promise<readonly string[]> {
  const lacking = await lackingParts(fields, stored, lookup);
  const either = issueOf?.(stored)?.waitsFor;
  return either === undefined ? lacking : [...lacking, either];
}

export async function writeSection<Props>(
  definition: Block<Props>,
  section: ComposedSection<string, Props>,
  placing: Placing,
): Promise<Stored & { readonly blockType: string }> {
  return {
    ...(await writeFields(definition.fields, section.props, placing)),
    ...(section.frame ? { frame: await writeFields(frameFields, section.frame, placing) } : {}),
    blockType: definition.name,
  };
}

/** Builds an example of the section in its stored form. */
export function exampleSection(
  { name: blockType, fields, frame, example = (stored) => stored }: Block<unknown>,
  filling: Filling,
): Stored & { readonly blockType: string } {
  return {
    ...example(exampleOf(fields, filling), filling),
    // Not joined: each example is inspected on its own.
    ...(frame === 'own' ? {} : { frame: { ...exampleOf(frameFields, filling), joined: false } }),
    blockType,
  };
}
