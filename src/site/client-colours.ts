import { createHash } from 'node:crypto';

export type ClientColours = readonly [deep: string, bright: string, pale: string, darkest: string];

const paper = '#f6efe0';
const ink = '#17130f';

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The first of the colours that can be read on the ground; else whichever of paper and ink can, which one always does. */
function typeOn(ground: string, wanted: readonly string[]): string {
  const readable = wanted.find((colour) => contrast(ground, colour) >= 4.5);
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
