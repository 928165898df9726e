import type { Ground, Ink } from '../lib/media/colours.ts';
import type { Person } from '../ui/cast/cast.tsx';
import type { HoistBarProps } from '../ui/hoist-bar/hoist-bar.tsx';
import type { SignalName } from '../ui/signal/signal-paths.ts';
import type { SignalMaskProps } from '../ui/signal-mask/signal-mask.tsx';
import { optionalGroup } from './composed.ts';
import type { Filling } from './filling.ts';
import type { About } from './kind.ts';
import { choice, flag, line, optional, passage } from './text.ts';

const grounds: Readonly<Record<Ground, string>> = {
  paper: 'Paper',
  milk: 'Milk',
  ink: 'Ink',
  taxi: 'Taxi red',
  ferry: 'Ferry green',
  harbour: 'Harbour blue',
  tart: 'Tart yellow',
  neon: 'Neon pink',
  tile: 'Tile',
};

/** Background colour of a section. */
export const ground = (about: About = { label: 'Ground' }, start?: Ground) =>
  choice({ ...about, options: grounds, look: 'ground', ...(start ? { start } : {}) });

/** Colour of a drawing. */
export const ink = (about: About = { label: 'Ink' }) => {
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
export const signal = (about: About = { label: 'Signal' }) => choice({ ...about, options: signals, look: 'signal' });

const allSignals: Readonly<Record<SignalName, string>> = {
  ...signals,
  '8-north-east': 'No. 8, gale from the north-east',
  '8-south-east': 'No. 8, gale from the south-east',
};

export const anySignal = (about: About = { label: 'Signal' }) =>
  choice({ ...about, options: allSignals, look: 'signal' });

const people: Readonly<Record<Person, string>> = {
  '1': 'No. 1: Standby',
  '3': 'No. 3',
  '8': 'No. 8',
  '9': 'No. 9',
  '10': 'No. 10',
};

export const castMember = (about: About = { label: 'Who' }) => choice({ ...about, options: people, look: 'cast' });

/** Figure of the brand's cast that stands in the section. */
export const person = (help: string) =>
  optionalGroup<{ person: Person; ink: Ground }>(
    { label: 'Somebody of the cast', help },
    { person: castMember(), ink: ink() },
  );

/** Header bar of a section. */
export const hoist = () =>
  optionalGroup<HoistBarProps>(
    { label: 'Hoist bar', help: 'Opens the section. Left empty, it begins with its own words.' },
    {
      signal: anySignal(),
      number: line({ label: 'Signal in words', help: 'As a bulletin names it: No. 8 NW.', most: 20 }),
      name: line({ label: 'What the section is about', most: 60 }),
      heading: flag({ label: 'This name is a heading', help: 'Where the section has no heading of its own.' }),
      forecast: optional(line({ label: 'Forecast', help: 'Short, dry and true.', most: 120 })),
      place: optional(line({ label: 'Place', help: 'For example 3 / 8.', most: 12 })),
    },
  );

/** Note beside the heading of a page. */
export const notice = () =>
  optionalGroup<{ signal: SignalName; name: string; text: string }>(
    { label: 'Notice', help: 'A signal, a name and a forecast, beside the heading.' },
    { signal: anySignal(), name: line({ label: 'Name', most: 60 }), text: passage({ label: 'Text', most: 200 }) },
  );
