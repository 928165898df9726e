import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { group, optionalGroup, rows } from '../../blocks/composed.ts';
import { isStored } from '../../blocks/field-type.ts';
import {
  behindLetters,
  ground,
  ink,
  inkOnPaper,
  mascot,
  mascotName,
  maskShape,
  maskShapes,
  note,
  waterOnPaper,
} from '../../blocks/looks.ts';
import { moreLines, posterHeading } from '../../blocks/poster.ts';
import type { Stored } from '../../blocks/stored.ts';
import { choice, figure, flag, line, optional } from '../../blocks/text.ts';
import type { Ground } from '../../lib/media/colours.ts';
import type { HeroProps } from './hero.tsx';
import type { HeroShape } from './hero-shape.ts';
import type { MascotOnHeadingProps, MascotPlace } from './mascot-on-heading.tsx';

type PlacedMascot = Omit<MascotOnHeadingProps, 'wind' | 'ink'> & { readonly ink: Ground };

/** Hero in brand colours; a client's colours are reserved for cases. */
export type HeroBlockProps = Omit<HeroProps, 'children' | 'water' | 'lastLineInk' | 'shapes' | 'mascotOnHeading'> & {
  readonly water?: Ground;
  readonly lastLineInk?: Ground;
  readonly shapes?: readonly (Omit<HeroShape, 'ink'> & { readonly ink: Ground })[];
  readonly mascotOnHeading?: PlacedMascot;
};

const letter = (label: string) =>
  group<MascotPlace['wide']>(
    { label },
    {
      line: figure({ label: 'Line', help: 'The first is 0.', from: 0, to: 9 }),
      letter: figure({ label: 'Letter', help: 'The first is 0.', from: 0, to: 40 }),
    },
  );

/** Decorations of the heading, by their first field. A hero has space for only one. */
const standing = {
  signboards: 'signboards',
  scene: 'a scene',
  pictures: 'masked pictures',
  mascotOnHeading: 'a mascot on the headline',
  mascotWithLine: 'a mascot with a line',
  boats: 'paper boats',
} as const;

const isThere = (part: unknown): boolean =>
  Array.isArray(part) ? part.length > 0 : isStored(part) ? Object.values(part).some(isThere) : Boolean(part);

const standingIn = (stored: Stored) =>
  (Object.keys(standing) as (keyof typeof standing)[]).filter((name) => isThere(stored[name]));

export const heroBlock = block<HeroBlockProps>({
  name: 'hero',
  label: 'Hero with a headline',
  group: 'openings',
  help: 'A headline as wide as the page, its last line in water.',
  synonyms: 'hero, header, banner, masthead, title, intro',
  headingLevel: 1,
  frame: 'own',
  fields: {
    heading: posterHeading(),
    water: optional(
      ground({ label: 'Water colour', help: 'Left empty, the heading stands without water.' }, 'accent3'),
    ),
    lastLineInk: optional(ground({ label: 'Last line above the water', help: 'When it is not that of the others.' })),
    note: note(),
    shapes: optional(
      rows(
        {
          label: 'Shapes',
          one: 'Shape',
          least: 0,
          most: 3,
          help: 'Behind the heading. Only large and small ones may lie behind its letters.',
        },
        {
          shape: choice({
            label: 'Shape',
            look: 'shape',
            options: { disc: 'Disc', ...maskShapes },
          }),
          ink: ink(),
          place: choice({
            label: 'Position',
            look: 'place',
            options: {
              large: 'Large',
              small: 'Small',
              half: 'Half over the edge',
              between: 'Between the lines',
            },
          }),
        },
      ),
    ),
    more: moreLines({
      label: 'More lines below the heading',
      help: 'The last of them stands in the water instead.',
    }),
    pictures: optional(
      rows(
        { label: 'Masked pictures', one: 'Picture', least: 0, most: 3, help: 'They stand on the first line.' },
        { icon: maskShape(), picture: picture({ label: 'Picture' }) },
      ),
    ),
    counter: optional(
      figure({ label: 'Counter', help: 'Starts here, and drops with each picture that has arrived.', from: 1, to: 9 }),
    ),
    scene: optional(picture({ label: 'Scene', help: 'Drawn, on the second line beside a short first one.' })),
    sceneShape: optional(
      choice({
        label: 'Shape of the scene',
        look: 'scene',
        options: { street: 'Long as a street', tower: 'High as a tower' },
      }),
    ),
    mascotOnHeading: optionalGroup<PlacedMascot>(
      { label: 'Mascot on the headline', help: 'Stands on a letter of the heading.' },
      {
        wide: letter('Desktop'),
        narrow: optional(letter('Phone')),
        text: optional(line({ label: 'Text above the mascot', help: 'In an arc, on a disc.', most: 40 })),
        name: optional(mascotName()),
        scale: optional(figure({ label: 'Times as large', from: 0.5, to: 3 })),
        ink: ink(),
      },
    ),
    mascotWithLine: mascot('On the first line, with a line into the section below (desktop).'),
    signboards: flag({ label: 'Signboards', help: 'The brand’s own, beside a short first line.' }),
    boats: flag({ label: 'Paper boats', help: 'On the last line.' }),
    wind: flag({ label: 'Wind', help: 'Gusts cross the water now and then.' }),
  },
  issueOf: (stored) => {
    const [first, second] = standingIn(stored);
    if (!first || !second) return undefined;
    return {
      field: second,
      message: 'There is room for one thing at the heading. This has {first} and {second}.',
      values: { first: standing[first], second: standing[second] },
    };
  },
  example: (stored, filling) => {
    const all = standingIn(stored);
    const kept = filling.one(all);
    const parts = Object.entries(stored).filter(([name]) => name === kept || !all.some((one) => one === name));
    // The first line has nothing above it, and every line has a second letter.
    const place = { line: 0, letter: 1 };
    const onFirst = isStored(stored.mascotOnHeading)
      ? { ...stored.mascotOnHeading, wide: place, narrow: place }
      : undefined;
    const shapes = Array.isArray(stored.shapes)
      ? stored.shapes.map((shape: unknown, row) => ({
          ...(isStored(shape) ? shape : {}),
          ink: behindLetters(filling.at(row)),
        }))
      : undefined;
    const instead: Stored = {
      mascotOnHeading: onFirst,
      shapes,
      water: waterOnPaper(filling),
      lastLineInk: inkOnPaper(filling),
    };
    return Object.fromEntries(parts.map(([name, part]) => [name, name in instead ? instead[name] : part]));
  },
});
