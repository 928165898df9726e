import { composeLines, readableLines, rooms } from '../ui/poster/compose-lines.ts';
import type { PosterLine } from '../ui/poster/fit-line.ts';
import { group, optionalGroup, rows } from './composed.ts';
import type { About, Fields, FieldType, OptionalFieldType } from './field-type.ts';
import { figure, inEveryLanguage, line, optional } from './text.ts';

export interface PosterLines {
  readonly wide: readonly PosterLine[];
  readonly narrow: readonly PosterLine[];
}

/** Letters and digits only, in lower case, for a comparison that ignores spaces and punctuation. */
const lettersOf = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether lines set by hand still match the heading. An editor who changes the heading does not see
 * the lines.
 */
const stillSay = (lines: readonly PosterLine[] | undefined, words: string): boolean =>
  lines === undefined || lettersOf(lines.map(({ text }) => text).join('')) === lettersOf(words);

const isLines = (value: unknown): value is PosterLines =>
  typeof value === 'object' && value !== null && 'wide' in value;

/** Removes lines that were set for another text: `headingLines` belongs to `heading`. */
export function withoutOldLines<Props>(props: Props): Props {
  const parts = Object.entries(props as Readonly<Record<string, unknown>>);
  const values = new Map(parts);
  const kept = parts.filter(([name, value]) => {
    const words = values.get(name.replace(/Lines$/, ''));
    if (!name.endsWith('Lines') || !isLines(value) || typeof words !== 'string') return true;
    return stillSay(value.wide, words) && stillSay(value.narrow, words);
  });
  return Object.fromEntries(kept) as Props;
}

const lineFields: Fields<PosterLine> = {
  // Lines that were set for a heading fit no other language.
  text: inEveryLanguage(line({ label: 'Text', most: 60 })),
  cap: figure({ label: 'Height of the capitals', help: 'In hundredths of the width.', from: 2, to: 60 }),
  share: optional(figure({ label: 'Share of the width', help: '1 is all of it.', from: 0.2, to: 1 })),
};

function forWindow(label: string, window: 'wide' | 'narrow'): FieldType<readonly PosterLine[]> {
  const kind = rows({ label, one: 'Line', most: 10 }, lineFields);
  return {
    ...kind,
    read: async (stored, lookup) => {
      const lines = await kind.read(stored, lookup);
      return lines && readableLines(lines, window);
    },
  };
}

/** Only some examples have lines set by hand, so that automatic lines are shown too. */
const manual = <Value>(kind: OptionalFieldType<Value>): OptionalFieldType<Value> => ({
  ...kind,
  example: (filling) => (filling.manual ? kind.example(filling) : undefined),
});

/** Lines and cap heights set by hand. If empty, the site computes both. */
export const posterLines = () =>
  manual(
    optionalGroup<PosterLines>(
      {
        label: 'Line breaks',
        help: 'Empty: the site breaks the lines, and does so again once the text has changed. Fill in both or neither.',
      },
      { wide: forWindow('Desktop', 'wide'), narrow: forWindow('Phone', 'narrow') },
    ),
  );

export interface PosterHeading extends Partial<PosterLines> {
  readonly text: string;
}

const headingFields: Fields<PosterHeading> = {
  text: line({ label: 'Text', most: 120 }),
  wide: manual(optional(forWindow('Line breaks: desktop', 'wide'))),
  narrow: manual(optional(forWindow('Line breaks: phone', 'narrow'))),
};

const withoutOld = <Given extends PosterHeading | undefined>(heading: Given): Given => {
  if (!heading || (stillSay(heading.wide, heading.text) && stillSay(heading.narrow, heading.text))) return heading;
  const { wide: _wide, narrow: _narrow, ...words } = heading;
  return words as Given;
};

/** Heading of a page, with optional line breaks set by hand. */
export const posterHeading = (about: About = { label: 'Heading' }): FieldType<PosterHeading> => {
  const kind = group<PosterHeading>(about, headingFields);
  return { ...kind, read: async (stored, lookup) => withoutOld(await kind.read(stored, lookup)) };
};

/** Page heading for sections that need none if another section holds it. */
export const optionalPosterHeading = (): OptionalFieldType<PosterHeading> => {
  const kind = optionalGroup<PosterHeading>(
    { label: 'Heading', help: 'Of the page. Empty: another section has the heading.' },
    headingFields,
  );
  return { ...kind, read: async (stored, lookup) => withoutOld(await kind.read(stored, lookup)) };
};

const linedFields: Fields<PosterLines & { readonly text: string }> = {
  text: line({ label: 'Text', most: 120 }),
  wide: forWindow('Line breaks: desktop', 'wide'),
  narrow: forWindow('Line breaks: phone', 'narrow'),
};

type LinedHeading = PosterLines & { readonly text: string };

/** Sets the lines again where the text has changed since they were set by hand. */
const linedAgain = ({ text, wide, narrow }: LinedHeading): LinedHeading => ({
  text,
  wide: stillSay(wide, text) ? wide : composeLines(text, rooms.wide),
  narrow: stillSay(narrow, text) ? narrow : composeLines(text, rooms.narrow),
});

/** Heading that always has lines, because the section places things on them. */
export const linedHeading = (about: About = { label: 'Heading' }): FieldType<LinedHeading> => {
  const kind = group<LinedHeading>(about, linedFields);
  return {
    ...kind,
    read: async (stored, lookup) => {
      const heading = await kind.read(stored, lookup);
      return heading && linedAgain(heading);
    },
  };
};

/** Further lines of a poster, always with line breaks; on phones they may say less. */
export const moreLines = (about: About): OptionalFieldType<LinedHeading> => {
  const kind = optionalGroup<LinedHeading>(about, linedFields);
  return {
    ...kind,
    read: async (stored, lookup) => {
      const lines = await kind.read(stored, lookup);
      return lines && (stillSay(lines.wide, lines.text) ? lines : linedAgain(lines));
    },
  };
};
