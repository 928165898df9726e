import { createHash } from 'node:crypto';
import { inks } from '../config/brand/inks.ts';
import type { ClientColours } from '../domain/client-colours.ts';
import { contrast, leastContrast } from '../lib/media/colour-values.ts';

const { paper, ink } = inks;
const black = '#000000';

const carries = (ground: string, type: string): boolean => contrast(ground, type) >= leastContrast;

/**
 * Picks the first colour with enough contrast on the ground, then one of ours, then white or black.
 */
function typeOn(ground: string, wanted: readonly string[]): string {
  const readable = [...wanted, paper, ink, '#ffffff'].find((colour) => carries(ground, colour));
  return readable ?? black;
}

/**
 * Alternating chapter grounds, the darker one first: the two lightest of the client's dark colours
 * with enough contrast to the bright one, so that dark screens stand out. Repeats one if only one
 * qualifies.
 */
function chapterGrounds([deep, bright, , darkest, dark]: ClientColours): readonly [string, string] {
  const lightestFirst = [...new Set([deep, darkest, ...(dark ? [dark] : [])])]
    .filter((ground) => carries(ground, bright))
    .sort((one, other) => contrast(other, black) - contrast(one, black));
  const [second = darkest, first = second] = lightestFirst;
  return [first, second];
}

export interface ClientTheme {
  readonly css: string;
  /** Hash of the style element for the page's security policy. */
  readonly hash: `sha256-${string}`;
  /** Ground of the whole page. */
  readonly ground: string;
}

/**
 * Returns the style of a page in a client's colours (dark theme, `data-ground="client"` and its
 * variants). Replaces type colours with too little contrast.
 */
export function clientTheme(colours: ClientColours): ClientTheme {
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
    `[data-water=client]{--water:${bright};--water-type:${onBright}}`,
    `[data-ink=client]{color:${typeOn(darkest, [bright, pale])}}`,
    // This colour appears behind the name and must not make it unreadable.
    `[data-ink=client-deep]{color:${carries(deep, name) ? deep : darkest}}`,
    `[data-ink=client-pale]{color:${pale}}`,
  ];
  const css = `@media screen and (forced-colors:none){${rules.join('')}}`;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}`, ground: darkest };
}
