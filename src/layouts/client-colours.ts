import { createHash } from 'node:crypto';
import { contrast, leastContrast } from '../shared/colour-values.ts';
import { inks } from '../shared/inks.ts';

export type ClientColours = readonly [deep: string, bright: string, pale: string, darkest: string];

const { paper, ink } = inks;

/** The first of the colours that can be read on the ground; else whichever of paper and ink can, which one always does. */
function typeOn(ground: string, wanted: readonly string[]): string {
  const readable = wanted.find((colour) => contrast(ground, colour) >= leastContrast);
  if (readable) return readable;
  return contrast(ground, paper) > contrast(ground, ink) ? paper : ink;
}

export interface ClientStyle {
  readonly css: string;
  /** What the page's security policy must hold for the style element to count. */
  readonly hash: `sha256-${string}`;
}

/**
 * The rules by which `data-ground="client"` and its kin take a client's colours, for a style element in the page's
 * head. Type that an editor's choice would make unreadable is replaced.
 */
export function clientStyle([deep, bright, pale, darkest]: ClientColours): ClientStyle {
  const onDeep = typeOn(deep, [pale, paper]);
  const onBright = typeOn(bright, [darkest, ink]);
  const css = [
    `[data-ground=client]{--ground:${bright};--type:${onBright}}`,
    `[data-ground=client-deep]{--ground:${deep};--type:${onDeep}}`,
    `[data-sea=client]{--sea:${bright};--sunk:${onBright}}`,
    `[data-ink=client]{color:${bright}}`,
    `[data-ink=client-deep]{color:${deep}}`,
    `[data-ink=client-pale]{color:${pale}}`,
  ].join('');
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
}
