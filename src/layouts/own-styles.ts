import { createHash } from 'node:crypto';
import sheets from 'virtual:page-styles';
import { sheetSetAddress } from '../shared/sheet-set.ts';

export interface OwnStyles {
  readonly css: string;
  /** What the page's security policy must hold for the style element to count. */
  readonly hash: `sha256-${string}`;
}

export interface PageStyles {
  /** For a style element in the page's head; null while developing, when styles come by themselves. */
  readonly own: OwnStyles | null;
  /** Address of the styles that only what follows the opening needs; null where that is not worth a request. */
  readonly linked: string | null;
}

/** Characters of styles that stay in the page: fewer save less than another request costs. */
const worthwhile = 6000;

/**
 * Characters of markup between which a page comes in the first journey if its later styles are linked, and otherwise not. A shorter one,
 * such as that of the contact form, comes whole; a longer one does not come at once in any case. There linking only costs a request.
 */
const [shortest, longest] = [27_000, 60_000];

const classNames = /\sclass="([^"]*)"/g;

const texts = sheets.map(({ css }) => css);

/** By the name of a class the places of the sheets that have it: more than one where a name is for all of them. */
const placesOf = new Map<string, number[]>();
for (const [place, { classes }] of sheets.entries())
  for (const name of classes) placesOf.set(name, [...(placesOf.get(name) ?? []), place]);

/** The sheets of each element that has any, by their places. */
const worn = (markup: string): number[][] =>
  [...markup.matchAll(classNames)].map(([, names = '']) =>
    names.split(' ').flatMap((name) => placesOf.get(name) ?? []),
  );

/** Pages made of the same components have the same styles: few sets for many pages. */
const known = new Map<string, OwnStyles>();

function joined(places: ReadonlySet<number>): OwnStyles {
  const set = texts.map((_, place) => Number(places.has(place))).join('');
  const before = known.get(set);
  if (before) return before;
  const css = texts.filter((_, place) => places.has(place)).join('');
  const styles = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` } as const;
  known.set(set, styles);
  return styles;
}

/** The styles of the components that this markup is made of; null while developing. */
export const ownStyles = (markup: string): OwnStyles | null =>
  sheets.length === 0 ? null : joined(new Set(worn(markup).flat()));

/**
 * The styles of a page: those of its opening, and by a link those that only the rest needs.
 *
 * Linked ones come after the others, whatever their place in the cascade. So a sheet stays with the opening's if an element of the rest
 * wears it together with one of those that should come after it.
 */
export function pageStyles(opening: string, rest: string): PageStyles {
  if (sheets.length === 0) return { own: null, linked: null };
  const first = new Set(worn(opening).flat());
  const elements = worn(rest);
  let kept: number;
  do {
    kept = first.size;
    for (const places of elements) {
      const last = Math.max(...places.filter((place) => first.has(place)));
      for (const place of places) if (place < last) first.add(place);
    }
  } while (first.size > kept);
  const later = [...new Set(elements.flat())]
    .filter((place) => !first.has(place))
    .toSorted((one, other) => one - other);
  const length = later.reduce((sum, place) => sum + (texts[place]?.length ?? 0), 0);
  const characters = opening.length + rest.length;
  if (characters >= shortest && characters <= longest && length >= worthwhile)
    return { own: joined(first), linked: sheetSetAddress(texts, later) };
  return { own: joined(new Set([...first, ...later])), linked: null };
}
