import { colourLabels } from '../config/brand/palette.ts';
import type { ColourLabels } from '../lib/brand-shape.ts';
import type { Ground, Ink } from '../lib/media/colours.ts';
import type { Person } from '../ui/cast/cast.tsx';
import type { HoistBarProps } from '../ui/hoist-bar/hoist-bar.tsx';
import type { SignalName } from '../ui/signal/signal-paths.ts';
import type { SignalMaskProps } from '../ui/signal-mask/signal-mask.tsx';
import { optionalGroup } from './composed.ts';
import type { Filling } from './filling.ts';
import type { About } from './kind.ts';
import { choice, flag, line, optional, passage } from './text.ts';

/** Labels of all colours; those without a name in the brand are numbered. */
export const labelsOfColours = (labels: ColourLabels): Readonly<Record<Ground, string>> => ({
  paper: 'Paper',
  milk: 'Second paper',
  ink: 'Dark',
  taxi: 'Colour 1',
  ferry: 'Colour 2',
  harbour: 'Colour 3',
  tart: 'Colour 4',
  neon: 'Colour 5',
  tile: 'Colour 6',
  ...labels,
});

const grounds = labelsOfColours(colourLabels);

/** Background colour of a section. */
export const ground = (about: About = { label: 'Background' }, start?: Ground) =>
  choice({ ...about, options: grounds, look: 'ground', ...(start ? { start } : {}) });

/** Colour of a drawing. */
export const ink = (about: About = { label: 'Colour' }) => {
  const kind = choice<Ink & Ground>({ ...about, options: grounds, look: 'ground' });
  // Offset by 3, so that the example's ink differs from its ground; otherwise the drawing is
  // invisible.
  return { ...kind, example: (filling: Filling) => kind.example(filling.at(3)) };
};

/** Example colours of a sea, an ink and the area behind a heading that are visible on paper. */
export const seaOnPaper = (filling: Filling): Ground | undefined =>
  filling.one(['harbour', 'tart', 'neon', 'tile', 'ferry', 'taxi']);
export const inkOnPaper = (filling: Filling): Ground | undefined => filling.one(['taxi', 'ferry', 'harbour', 'ink']);
export const behindLetters = (filling: Filling): Ground | undefined => filling.one(['tart', 'neon', 'tile', 'milk']);

const signals: Readonly<Record<SignalMaskProps['signal'], string>> = {
  '1': 'No. 1, standby',
  '3': 'No. 3, strong wind',
  '8': 'No. 8, gale from the north-west',
  '8-south-west': 'No. 8, gale from the south-west',
  '9': 'No. 9, increasing gale',
  '10': 'No. 10, hurricane',
};

/** Storm signal, as a mask or beside the section. */
export const signal = (about: About = { label: 'Picture mask' }) =>
  choice({ ...about, options: signals, look: 'signal' });

const allSignals: Readonly<Record<SignalName, string>> = {
  ...signals,
  '8-north-east': 'No. 8, gale from the north-east',
  '8-south-east': 'No. 8, gale from the south-east',
};

export const anySignal = (about: About = { label: 'Icon' }) =>
  choice({ ...about, options: allSignals, look: 'signal' });

const people: Readonly<Record<Person, string>> = {
  '1': 'No. 1: Standby',
  '3': 'No. 3',
  '8': 'No. 8',
  '9': 'No. 9',
  '10': 'No. 10',
};

export const castMember = (about: About = { label: 'Which mascot' }) =>
  choice({ ...about, options: people, look: 'cast' });

/** Figure of the brand's cast that stands in the section. */
export const person = (help: string) =>
  optionalGroup<{ person: Person; ink: Ground }>({ label: 'Mascot', help }, { person: castMember(), ink: ink() });

/** Header bar of a section. */
export const hoist = () =>
  optionalGroup<HoistBarProps>(
    { label: 'Section header', help: 'Empty: the section has none.' },
    {
      signal: anySignal(),
      number: line({ label: 'Label', help: 'For example No. 8 NW.', most: 20 }),
      name: line({ label: 'Topic of the section', most: 60 }),
      heading: flag({ label: 'Use as heading', help: 'Makes the topic the heading, if the section has none.' }),
      forecast: optional(line({ label: 'Note', help: 'One short sentence.', most: 120 })),
      place: optional(line({ label: 'Position', help: 'For example 3 / 8.', most: 12 })),
    },
  );

/** Note beside the heading of a page. */
export const notice = () =>
  optionalGroup<{ signal: SignalName; name: string; text: string }>(
    { label: 'Note', help: 'An icon, a name and a text, beside the heading.' },
    {
      signal: anySignal(),
      name: line({ label: 'Name', most: 60 }),
      text: passage({ label: 'Text', most: 200 }),
    },
  );
