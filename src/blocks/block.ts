import type { Ground } from '../shared/colours.ts';
import type { HoistBarProps } from '../ui/hoist-bar/hoist-bar.tsx';
import type { Filling } from './filling.ts';
import {
  exampleOf,
  type Fields,
  isStored,
  type Lookup,
  lackingParts,
  type Placing,
  readFields,
  type Stored,
  writeFields,
} from './kind.ts';
import { ground, hoist } from './looks.ts';
import { withoutOldLines } from './poster.ts';
import { flag, line, name, optional } from './text.ts';

/** Where editors find it among the others. */
export const blockGroups = {
  openings: 'Openings',
  words: 'Words',
  work: 'Work',
  prices: 'Prices',
  proof: 'Proof',
  people: 'People',
  lists: 'Lists',
  forms: 'Forms',
  extra: 'Extra',
} as const;

/** What every section has that stands on a ground of its own choosing. */
export interface Frame {
  readonly ground: Ground;
  readonly hoist?: HoistBarProps;
  /** A heading for the page's outline alone. */
  readonly outline?: string;
  /** Where addresses of the page may lead: `/#services`. */
  readonly anchor?: string;
  /** Goes on in the section above, on its ground. */
  readonly joined?: boolean;
}

export const frameFields: Fields<Frame> = {
  ground: ground({ label: 'Ground' }, 'paper'),
  hoist: hoist(),
  outline: optional(
    line({ label: 'Heading that is heard', help: 'For a section whose own words hold no heading. It is not shown.' }),
  ),
  anchor: optional(name({ label: 'Anchor', help: 'One word by which links lead here: /#services.', most: 40 })),
  joined: flag({ label: 'Goes on in the section above', help: 'On the ground of that one.' }),
};

interface BlockFault {
  readonly field: string;
  readonly message: string;
  /** What nothing is drawn without. */
  readonly waitsFor?: string;
}

/** A section as editors compose pages of it. */
export interface Block<Props> {
  /**
   * Its folder in `src/sections`. Stored with every section: it cannot change without a migration.
   */
  readonly name: string;
  readonly label: string;
  readonly group: keyof typeof blockGroups;
  /** What it is good for, in one sentence. */
  readonly help: string;
  /** Words by which editors of other systems look for it. */
  readonly synonyms: string;
  /**
   * `own`: draws its whole stretch of the page itself. Otherwise it stands on a ground, below a
   * bar, as the editor likes.
   */
  readonly frame?: 'own';
  /** Nothing in it moves or reacts by script. */
  readonly quiet?: true;
  /**
   * The level of its first heading, where that is not 2. `1`: it holds the heading of the page.
   * `3`: it leaves the heading to its bar or to what stands above, and is given 2 where there is
   * none. `none`: it may have none.
   */
  readonly opensAt?: 1 | 3 | 'none';
  readonly fields: Fields<Props>;
  /** What is wrong with it as a whole, in words for whoever publishes it; said beside the field. */
  readonly faultOf?: (stored: Stored) => BlockFault | undefined;
  /**
   * Where parts depend on each other, which no kind can know: the example once more, as an editor
   * would have filled it in.
   */
  readonly example?: (stored: Stored, filling: Filling) => Stored;
}

export const block = <Props>(definition: Block<Props>): Block<Props> => definition;

export type PropsOf<Definition> = Definition extends Block<infer Props> ? Props : never;

/** A section of a page, its parts as the section takes them. */
export interface ComposedSection<Name extends string = string, Props = unknown> {
  readonly block: Name;
  /** Left out where the section draws its stretch itself. */
  readonly frame?: Frame | undefined;
  readonly props: Props;
  /** Which of the stored sections it is, where an editor sees the page beside its form. */
  readonly place?: number;
}

/** What is stored of a section; undefined when something that it needs is not there. */
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

/** Labels of the fields that a section cannot be drawn without and that are empty. */
export async function lackingFields(
  { fields, faultOf }: Block<unknown>,
  stored: Stored,
  lookup: Lookup,
): Promise<readonly string[]> {
  const lacking = await lackingParts(fields, stored, lookup);
  const either = faultOf?.(stored)?.waitsFor;
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

/** A section as it is stored once somebody has filled it in. */
export function exampleSection(
  { name: blockType, fields, frame, example = (stored) => stored }: Block<unknown>,
  filling: Filling,
): Stored & { readonly blockType: string } {
  return {
    ...example(exampleOf(fields, filling), filling),
    // By itself, not in the section above: each is looked at alone.
    ...(frame === 'own' ? {} : { frame: { ...exampleOf(frameFields, filling), joined: false } }),
    blockType,
  };
}
