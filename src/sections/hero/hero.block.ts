import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { group, optionalGroup, rows } from '../../blocks/composed.ts';
import { isStored } from '../../blocks/kind.ts';
import {
  behindLetters,
  castMember,
  ground,
  ink,
  inkOnPaper,
  notice,
  person,
  seaOnPaper,
  signal,
} from '../../blocks/looks.ts';
import { linedFields, posterHeading } from '../../blocks/poster.ts';
import type { Stored } from '../../blocks/stored.ts';
import { choice, figure, flag, line, optional } from '../../blocks/text.ts';
import type { Ground } from '../../lib/media/colours.ts';
import type { Blob } from './blob.ts';
import type { HeroProps } from './hero.tsx';
import type { LookoutPlace, LookoutProps } from './lookout.tsx';

type Lookout = Omit<LookoutProps, 'gusty' | 'ink'> & { readonly ink: Ground };

/** Hero in brand colours; a client's colours are reserved for cases. */
export type HeroBlockProps = Omit<HeroProps, 'children' | 'sea' | 'dry' | 'blobs' | 'lookout'> & {
  readonly sea?: Ground;
  readonly dry?: Ground;
  readonly blobs?: readonly (Omit<Blob, 'ink'> & { readonly ink: Ground })[];
  readonly lookout?: Lookout;
};

const letter = (label: string) =>
  group<LookoutPlace['wide']>(
    { label },
    {
      line: figure({ label: 'Line', help: 'The first is 0.', from: 0, to: 9 }),
      letter: figure({ label: 'Letter', help: 'The first is 0.', from: 0, to: 40 }),
    },
  );

/** Decorations of the heading, by their first field. A hero has space for only one. */
const standing = {
  boards: 'signboards',
  scene: 'a scene',
  pictures: 'masked pictures',
  lookout: 'a mascot on the headline',
  leadsman: 'a mascot with a lead line',
  fleet: 'paper boats',
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
  opensAt: 1,
  frame: 'own',
  fields: {
    heading: posterHeading(),
    sea: optional(ground({ label: 'Water colour', help: 'Left empty, the heading stands without water.' }, 'harbour')),
    dry: optional(ground({ label: 'Last line above the water', help: 'When it is not that of the others.' })),
    notice: notice(),
    blobs: optional(
      rows(
        {
          label: 'Shapes',
          one: 'Shape',
          least: 0,
          most: 3,
          help: 'Behind the heading. Only a sun or a moon may lie behind its letters.',
        },
        {
          shape: choice({
            label: 'Shape',
            look: 'shape',
            options: {
              disc: 'Disc',
              '1': 'No. 1',
              '3': 'No. 3',
              '8': 'No. 8',
              '8-south-west': 'No. 8 SW',
              '9': 'No. 9',
              '10': 'No. 10',
            },
          }),
          ink: ink(),
          place: choice({
            label: 'Position',
            look: 'place',
            options: { sun: 'As a sun', moon: 'As a moon', half: 'Half over the edge', between: 'Between the lines' },
          }),
        },
      ),
    ),
    more: optionalGroup(
      { label: 'More lines below the heading', help: 'The last of them stands in the water instead.' },
      linedFields(),
    ),
    pictures: optional(
      rows(
        { label: 'Masked pictures', one: 'Picture', least: 0, most: 3, help: 'They stand on the first line.' },
        { signal: signal(), picture: picture({ label: 'Picture' }) },
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
    lookout: optionalGroup<Lookout>(
      { label: 'Mascot on the headline', help: 'Stands on a letter of the heading.' },
      {
        wide: letter('Desktop'),
        narrow: optional(letter('Phone')),
        text: optional(line({ label: 'Text above the mascot', help: 'In an arc, on a disc.', most: 40 })),
        person: optional(castMember()),
        scale: optional(figure({ label: 'Times as large', from: 0.5, to: 3 })),
        ink: ink(),
      },
    ),
    leadsman: person('On the first line, with a lead line into the section below (desktop).'),
    boards: flag({ label: 'Signboards', help: 'The brand’s own, beside a short first line.' }),
    fleet: flag({ label: 'Paper boats', help: 'On the last line.' }),
    gusty: flag({ label: 'Wind', help: 'Gusts cross the water now and then.' }),
  },
  faultOf: (stored) => {
    const [first, second] = standingIn(stored);
    if (!first || !second) return undefined;
    return {
      field: second,
      message: `There is room for one thing at the heading. This has ${standing[first]} and ${standing[second]}.`,
    };
  },
  example: (stored, filling) => {
    const all = standingIn(stored);
    const kept = filling.one(all);
    const parts = Object.entries(stored).filter(([name]) => name === kept || !all.some((one) => one === name));
    // The first line has nothing above it, and every line has a second letter.
    const place = { line: 0, letter: 1 };
    const onFirst = isStored(stored.lookout) ? { ...stored.lookout, wide: place, narrow: place } : undefined;
    const blobs = Array.isArray(stored.blobs)
      ? stored.blobs.map((blob: unknown, row) => ({
          ...(isStored(blob) ? blob : {}),
          ink: behindLetters(filling.at(row)),
        }))
      : undefined;
    const instead: Stored = { lookout: onFirst, blobs, sea: seaOnPaper(filling), dry: inkOnPaper(filling) };
    return Object.fromEntries(parts.map(([name, part]) => [name, name in instead ? instead[name] : part]));
  },
});
