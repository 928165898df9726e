import { isStored } from '../../../blocks/field-type.ts';
import type { Stored } from '../../../blocks/stored.ts';
import { contrast } from '../../../lib/media/colour-values.ts';
import { inks } from '../../panel/runtime-brand.ts';
import type { Issue } from './validation-issues.ts';

/** Contrast that WCAG AA asks of large type. */
const leastOfHeadline = 3;

const hexOf = (ink: unknown): string | undefined =>
  typeof ink === 'string' && ink in inks ? inks[ink as keyof typeof inks] : undefined;

const between = (one: unknown, other: unknown): number => {
  const [first, second] = [hexOf(one), hexOf(other)];
  return first && second ? contrast(first, second) : Number.POSITIVE_INFINITY;
};

/** Two inks of equal lightness differ in hue; only identical ones are invisible. */
const isSame = (one: unknown, other: unknown): boolean => hexOf(one) !== undefined && hexOf(one) === hexOf(other);

/** Colour of type on a ground: ink or paper, whichever contrasts more, as in the style sheets. */
const typeOn = (ground: unknown): 'ink' | 'paper' =>
  between(ground, 'ink') >= between(ground, 'paper') ? 'ink' : 'paper';

const unseen = (path: string): Issue => ({
  path,
  message: 'This has the colour of what is behind it, and would not be seen. Choose another.',
});

const unseenWater = (path: string): Issue => ({
  path,
  message: 'The water has the colour of what is behind it, and would not be seen. Choose another.',
});

const unread = (path: string): Issue => ({
  path,
  message: 'The letters of the heading cannot be read on this colour. Choose another.',
});

/** Lists all parts of a section that have an ink of the editor's choice, at any depth. */
function drawnIn(
  value: unknown,
  path: string,
): { readonly path: string; readonly ink: unknown; readonly behind: boolean }[] {
  if (Array.isArray(value)) return value.flatMap((part: unknown, index) => drawnIn(part, `${path}.${index}`));
  if (!isStored(value)) return [];
  const own =
    'ink' in value
      ? [{ path: `${path}.ink`, ink: value.ink, behind: value.place === 'large' || value.place === 'small' }]
      : [];
  return [...own, ...Object.entries(value).flatMap(([name, part]) => drawnIn(part, `${path}.${name}`))];
}

/** The opening stands on the page's ground, the last line of its heading in the water. */
function openingIssues({ water, lastLineInk, disc }: Stored, ground: unknown, path: string): Issue[] {
  return [
    ...(isSame(water, ground) ? [unseenWater(`${path}.water`)] : []),
    ...(between(lastLineInk, ground) < leastOfHeadline ? [unread(`${path}.lastLineInk`)] : []),
    ...(between(disc, typeOn(ground)) < leastOfHeadline ? [unread(`${path}.disc`)] : []),
  ];
}

/**
 * Finds parts of a page that would be invisible or unreadable in their colours. Body type is always
 * readable: each ground brings its own.
 *
 * @param ground of the page
 */
export function colourIssues(sections: readonly Stored[], ground: unknown): Issue[] {
  let under: unknown = ground;
  return sections.flatMap((section, index) => {
    const path = `sections.${index}`;
    const { frame } = section;
    if (isStored(frame)) under = frame.joined === true ? under : frame.ground;
    const standsOn = isStored(frame) ? under : ground;
    const shapes = drawnIn(section, path).flatMap(({ path: place, ink, behind }) => {
      if (isSame(ink, standsOn)) return [unseen(place)];
      return behind && between(ink, typeOn(standsOn)) < leastOfHeadline ? [unread(place)] : [];
    });
    return [...openingIssues(section, ground, path), ...shapes];
  });
}
