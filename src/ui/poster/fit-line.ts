import { capHeight, inkOf, isForeign, narrowest, tracking, widest } from './metrics.ts';

/** One line of a poster, as a designer asks for it. */
export interface PosterLine {
  readonly text: string;
  /** Wanted height of the capitals, in per cent of the measure. */
  readonly cap: number;
  /** Part of the measure that the words may take; all of it unless said. */
  readonly share?: number;
}

/** One line, solved. Lengths are in thousandths of the measure. */
export interface FittedLine {
  readonly text: string;
  /** Width axis of the face. */
  readonly stretch: number;
  readonly size: number;
  readonly tracking: number;
  /** Start of the text, pulled left so that its ink begins at the margin. */
  readonly start: number;
  /** Length of the text, which the browser holds it to while another font stands in. */
  readonly length: number;
  /** Height of the line: that of its capitals and of a comma below them, or of the square of a foreign character. */
  readonly height: number;
  readonly baseline: number;
}

/** The measure, in the units of a fitted line. */
export const measure = 1000;

/** How far a comma hangs below the baseline, in em: the next line must stay clear of it. */
const commaDrop = 0.14;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The width at which a line of this height fills the measure, and the size that makes it exact. */
function solve(text: string, cap: number, target: number): { readonly stretch: number; readonly size: number } {
  const inkAt = (stretch: number): number => inkOf(text, stretch).width;
  const wanted = cap / capHeight;
  let [low, high] = [narrowest, widest];
  if (inkAt(low) * wanted >= target) return { stretch: low, size: target / inkAt(low) };
  if (inkAt(high) * wanted <= target) return { stretch: high, size: target / inkAt(high) };
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (inkAt(middle) * wanted > target) high = middle;
    else low = middle;
  }
  return { stretch: low, size: target / inkAt(low) };
}

/**
 * Finds width and size for one line, so that its ink, not its advance, fills the measure. When the wanted height is out
 * of the axis' reach the width stays at its end and the height gives way.
 */
export function fitLine({ text, cap, share = 1 }: PosterLine): FittedLine {
  const words = text.toUpperCase();
  const solved = solve(words, (cap / 100) * measure, measure * share);
  const stretch = round(solved.stretch, 1);
  const size = (measure * share) / inkOf(words, stretch).width;
  const { left, advance } = inkOf(words, stretch);
  // Squares of Chinese characters reach above the capitals and below the baseline.
  const foreign = [...words].some((character) => character !== ' ' && isForeign(character));
  const baseline = foreign ? size * 0.86 : size * capHeight;
  const below = foreign ? 0.12 : /[,;]/.test(words) ? commaDrop : 0;
  return {
    text: words,
    stretch,
    size: round(size, 2),
    tracking: round(tracking(stretch) * size, 2),
    start: round(-left * size, 2),
    length: round(advance * size, 2),
    height: round(baseline + size * below, 1),
    baseline: round(baseline, 1),
  };
}
