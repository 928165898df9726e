import { createHash } from 'node:crypto';
import sheets from 'virtual:page-styles';
import { sheetSetAddress } from '../shared/sheet-set.ts';
import { markRules } from './mark-rules.ts';

export interface OwnStyles {
  readonly css: string;
  /** What the page's security policy must hold for the style element to count. */
  readonly hash: `sha256-${string}`;
}

export interface PageStyles {
  /** For a style element in the page's head; null where there is none, as on most pages while developing. */
  readonly own: OwnStyles | null;
  /** Address of the styles that only what follows the opening needs; null where that is not worth a request. */
  readonly linked: string | null;
  /** Address of those that no page opens with, for behind the page's middle; null where there are none, or where they are among the linked ones. */
  readonly below: string | null;
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

const withHash = (css: string): OwnStyles => ({
  css,
  hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
});

/** Pages made of the same components have the same styles: few sets for many pages. */
const known = new Map<string, OwnStyles>();

function joined(places: ReadonlySet<number>, rules: string): OwnStyles {
  const set = texts.map((_, place) => Number(places.has(place))).join('');
  const styles = known.get(set) ?? withHash(texts.filter((_, place) => places.has(place)).join(''));
  known.set(set, styles);
  return rules ? withHash(styles.css + rules) : styles;
}

/** While developing, styles come by themselves, but for those of a page's own. */
const alone = (rules: string): OwnStyles | null => (rules ? withHash(rules) : null);

/** The styles of the components that this markup is made of, and of its marks; null where there are none. */
export function ownStyles(markup: string): OwnStyles | null {
  const rules = markRules(markup);
  return sheets.length === 0 ? alone(rules) : joined(new Set(worn(markup).flat()), rules);
}

const isBelow = (place: number): boolean => sheets[place]?.below ?? false;

/**
 * The styles of a page: those of its opening, and by a link those that only the rest needs. What no page opens with is always linked.
 *
 * Linked ones come after the others, whatever their place in the cascade. So a sheet stays with the opening's if an element of the rest
 * wears it together with one of those that should come after it.
 */
export function pageStyles(opening: string, rest: string): PageStyles {
  const rules = markRules(opening + rest);
  if (sheets.length === 0) return { own: alone(rules), linked: null, below: null };
  const elements = worn(rest);
  const opened = worn(opening).flat();
  const first = new Set(opened.filter((place) => !isBelow(place)));
  let kept: number;
  do {
    kept = first.size;
    for (const places of elements) {
      const last = Math.max(...places.filter((place) => first.has(place)));
      for (const place of places) if (place < last) first.add(place);
    }
  } while (first.size > kept);
  const later = [...new Set([...opened, ...elements.flat()])]
    .filter((place) => !first.has(place))
    .toSorted((one, other) => one - other);
  const [below, usual] = [later.filter(isBelow), later.filter((place) => !isBelow(place))];
  const length = usual.reduce((sum, place) => sum + (texts[place]?.length ?? 0), 0);
  const characters = opening.length + rest.length;
  if (characters >= shortest && characters <= longest && length >= worthwhile)
    return { own: joined(first, rules), linked: sheetSetAddress(texts, later), below: null };
  return {
    own: joined(new Set([...first, ...usual]), rules),
    linked: null,
    below: below.length > 0 ? sheetSetAddress(texts, below) : null,
  };
}
