import type { PosterLine } from '../ui/poster/fit-line.ts';
import { group, optionalGroup, rows } from './composed.ts';
import type { About, Fields, Kind, OptionalKind } from './kind.ts';
import { figure, line, optional } from './text.ts';

export interface PosterLines {
  readonly wide: readonly PosterLine[];
  readonly narrow: readonly PosterLine[];
}

const lineFields: Fields<PosterLine> = {
  text: line({ label: 'Words', most: 60 }),
  cap: figure({ label: 'Height of the capitals', help: 'In hundredths of the width.', from: 2, to: 60 }),
  share: optional(figure({ label: 'Share of the width', help: '1 is all of it.', from: 0.2, to: 1 })),
};

const forWindow = (label: string): Kind<readonly PosterLine[]> => rows({ label, one: 'Line', most: 10 }, lineFields);

/** Not every example has them: the site has to find lines as well. */
const byHand = <Value>(kind: OptionalKind<Value>): OptionalKind<Value> => ({
  ...kind,
  example: (filling) => (filling.byHand ? kind.example(filling) : undefined),
});

/** Lines and heights by hand. Left empty, both are found by themselves. */
export const posterLines = () =>
  byHand(
    optionalGroup<PosterLines>(
      {
        label: 'Lines by hand',
        help: 'Left empty, lines and heights are found by themselves. Both windows, or neither.',
      },
      { wide: forWindow('In wide windows'), narrow: forWindow('In narrow windows') },
    ),
  );

export interface PosterHeading extends Partial<PosterLines> {
  readonly text: string;
}

const headingFields: Fields<PosterHeading> = {
  text: line({ label: 'Words', most: 120 }),
  wide: byHand(optional(forWindow('Lines in wide windows'))),
  narrow: byHand(optional(forWindow('Lines in narrow windows'))),
};

/** The heading of a page: words, and where the lines are to break. */
export const posterHeading = (about: About = { label: 'Heading' }) => group<PosterHeading>(about, headingFields);

/** The same for a section that another one may open the page instead of. */
export const optionalPosterHeading = () =>
  optionalGroup<PosterHeading>(
    { label: 'Heading', help: 'Of the page. Left empty, another section opens it.' },
    headingFields,
  );

export const linedFields = (): Fields<PosterLines & { readonly text: string }> => ({
  text: line({ label: 'Words', most: 120 }),
  wide: forWindow('Lines in wide windows'),
  narrow: forWindow('Lines in narrow windows'),
});

/** A heading whose lines the section has to know, because something stands on them. */
export const linedHeading = (about: About = { label: 'Heading' }) => group(about, linedFields());
