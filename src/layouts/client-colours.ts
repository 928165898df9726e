import { createHash } from 'node:crypto';
import type { ClientColours } from '../content/types.ts';
import { contrast, leastContrast } from '../shared/colour-values.ts';
import { inks } from '../shared/inks.ts';

const { paper, ink } = inks;
const black = '#000000';

const carries = (ground: string, type: string): boolean => contrast(ground, type) >= leastContrast;

/**
 * The first of the colours that can be read on the ground; else ours, or on a middling grey,
 * whichever of white and black can.
 */
function typeOn(ground: string, wanted: readonly string[]): string {
  const readable = [...wanted, paper, ink, '#ffffff'].find((colour) => carries(ground, colour));
  return readable ?? black;
}

/**
 * The grounds that chapters take turns on, the darker one first: the two lightest of the client's
 * darks on which their bright colour can be read, so that dark screens stand out from them. The
 * same one twice where only one can carry it.
 */
function chapterGrounds([deep, bright, , darkest, dark]: ClientColours): readonly [string, string] {
  const lightestFirst = [...new Set([deep, darkest, ...(dark ? [dark] : [])])]
    .filter((ground) => carries(ground, bright))
    .sort((one, other) => contrast(other, black) - contrast(one, black));
  const [second = darkest, first = second] = lightestFirst;
  return [first, second];
}

export interface ClientStyle {
  readonly css: string;
  /** What the page's security policy must hold for the style element to count. */
  readonly hash: `sha256-${string}`;
  /** Of the whole page. */
  readonly ground: string;
}

/**
 * The rules by which a dark page, `data-ground="client"` and its kin take a client's colours, for a
 * style element in the page's head. Type that an editor's choice would make unreadable is replaced.
 */
export function clientStyle(colours: ClientColours): ClientStyle {
  const [deep, bright, pale, darkest] = colours;
  const [first, second] = chapterGrounds(colours);
  const name = typeOn(darkest, [pale, paper]);
  const onBright = typeOn(bright, [darkest, ink]);
  const chapter = (ground: string): string =>
    `--ground:${ground};--type:${typeOn(ground, [pale, paper])};--accent:${typeOn(ground, [bright, pale])}`;
  const rules = [
    `[data-theme=dark]{--ground:${darkest};--type:${name}}`,
    `[data-ground=client]{--ground:${bright};--type:${onBright}}`,
    `[data-ground=client-first]{${chapter(first)}}`,
    `[data-ground=client-second]{${chapter(second)}}`,
    `[data-sea=client]{--sea:${bright};--sunk:${onBright}}`,
    `[data-ink=client]{color:${typeOn(darkest, [bright, pale])}}`,
    // It lies behind the name, which it carries.
    `[data-ink=client-deep]{color:${carries(deep, name) ? deep : darkest}}`,
    `[data-ink=client-pale]{color:${pale}}`,
  ];
  const css = `@media screen and (forced-colors:none){${rules.join('')}}`;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}`, ground: darkest };
}
