import { colourLabels } from '../config/brand/palette.ts';
import type { ColourLabels } from '../lib/brand-shape.ts';
import type { Ground, Ink } from '../lib/media/colours.ts';
import type { IconName } from '../ui/icon/icon-paths.ts';
import type { IconMaskProps } from '../ui/icon-mask/icon-mask.tsx';
import type { MascotName } from '../ui/mascot/mascot.tsx';
import type { SectionHeaderProps } from '../ui/section-header/section-header.tsx';
import { optionalGroup } from './composed.ts';
import type { About } from './field-type.ts';
import type { Filling } from './filling.ts';
import { choice, flag, line, optional, passage } from './text.ts';

/** Labels of all colours; those without a name in the brand are numbered. */
export const labelsOfColours = (labels: ColourLabels): Readonly<Record<Ground, string>> => ({
  paper: 'Paper',
  paper2: 'Second paper',
  ink: 'Dark',
  accent1: 'Colour 1',
  accent2: 'Colour 2',
  accent3: 'Colour 3',
  accent4: 'Colour 4',
  accent5: 'Colour 5',
  accent6: 'Colour 6',
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

/** Example colours of water, an ink and the area behind a heading that are visible on paper. */
export const waterOnPaper = (filling: Filling): Ground | undefined =>
  filling.one(['accent3', 'accent4', 'accent5', 'accent6', 'accent2', 'accent1']);
export const inkOnPaper = (filling: Filling): Ground | undefined =>
  filling.one(['accent1', 'accent2', 'accent3', 'ink']);
export const behindLetters = (filling: Filling): Ground | undefined =>
  filling.one(['accent4', 'accent5', 'accent6', 'paper2']);

export const maskShapes: Readonly<Record<IconMaskProps['icon'], string>> = {
  t: 'T',
  't-inverted': 'T upside down',
  triangle: 'Triangle',
  'triangle-down': 'Triangle, point down',
  hourglass: 'Hourglass',
  cross: 'Cross',
};

/** Icon that masks a picture. */
export const maskShape = (about: About = { label: 'Picture mask' }) =>
  choice({ ...about, options: maskShapes, look: 'icon' });

const icons: Readonly<Record<IconName, string>> = {
  ...maskShapes,
  'double-triangle': 'Two triangles',
  'double-triangle-down': 'Two triangles, points down',
};

export const icon = (about: About = { label: 'Icon' }) => choice({ ...about, options: icons, look: 'icon' });

const mascots: Readonly<Record<MascotName, string>> = {
  t: icons.t,
  't-inverted': icons['t-inverted'],
  triangle: icons.triangle,
  hourglass: icons.hourglass,
  cross: icons.cross,
};

export const mascotName = (about: About = { label: 'Which mascot' }) =>
  choice({ ...about, options: mascots, look: 'mascot' });

/** Mascot that stands in the section. */
export const mascot = (help: string) =>
  optionalGroup<{ name: MascotName; ink: Ground }>({ label: 'Mascot', help }, { name: mascotName(), ink: ink() });

/** Header bar of a section. */
export const sectionHeader = () =>
  optionalGroup<SectionHeaderProps>(
    { label: 'Section header', help: 'Empty: the section has none.' },
    {
      icon: icon(),
      label: line({ label: 'Label', help: 'A word or two beside the icon.', most: 20 }),
      name: line({ label: 'Topic of the section', most: 60 }),
      heading: flag({ label: 'Use as heading', help: 'Makes the topic the heading, if the section has none.' }),
      note: optional(line({ label: 'Note', help: 'One short sentence.', most: 120 })),
      position: optional(line({ label: 'Position', help: 'For example 3 / 8.', most: 12 })),
    },
  );

/** Note beside the heading of a page. */
export const note = () =>
  optionalGroup<{ icon: IconName; name: string; text: string }>(
    { label: 'Note', help: 'An icon, a name and a text, beside the heading.' },
    {
      icon: icon(),
      name: line({ label: 'Name', most: 60 }),
      text: passage({ label: 'Text', most: 200 }),
    },
  );
