import { hanBaseline, hanHeight, hanInk, hasHan, narrowestHan, type Run, runsOf, widestHan } from './han-face.ts';
import {
  capHeight,
  heavy,
  heavyFrom,
  inkOf,
  isForeign,
  light,
  narrowest,
  tracking,
  type Weight,
  widest,
} from './metrics.ts';

/** Requested line of a poster. */
export interface PosterLine {
  readonly text: string;
  /** Intended cap height, in per cent of the width. */
  readonly cap: number;
  /** Share of the width that the words may take; 1 by default. */
  readonly share?: number;
}

/** Fitted line. Lengths are in thousandths of the poster's width. */
export interface FittedLine {
  readonly text: string;
  /** Parts of a line with Chinese characters, which are drawn in two faces. */
  readonly runs?: readonly Run[];
  /** Value of the font's width axis. */
  readonly stretch: number;
  readonly weight: Weight;
  readonly size: number;
  readonly tracking: number;
  /** Start of the text, shifted left so that its ink begins at the margin. */
  readonly start: number;
  /** Length of the text (`textLength`), which also holds for a fallback font. */
  readonly length: number;
  /** Height of the line: capitals plus descenders, or the square of a foreign character. */
  readonly height: number;
  readonly baseline: number;
  /** Lower edge of the letters: the baseline, or the lower edge of foreign squares. */
  readonly foot: number;
}

/** Width of a poster, in units of a fitted line. */
export const measure = 1000;

/** Depth of a comma or the tail of a Q below the baseline, in em; greater in wide letters. */
const drop = (stretch: number): number => 0.127 + (stretch - narrowest) * 0.00063;

/** Space below it, in em: otherwise it looks like an accent of the next line. */
const air = 0.08;

/** Scripts with deep descenders: their water line and next line are lower. */
const deep =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Fits a line with Chinese characters. Its height is the ink face of the characters. */
function fitHan(words: string, cap: number, target: number, least: number): FittedLine {
  const inkAt = (width: number): number => hanInk(words, width).width;
  const wanted = ((cap / 100) * measure) / hanHeight;
  let [low, high] = [Math.max(least, narrowestHan), widestHan];
  if (inkAt(low) * wanted >= target) high = low;
  else if (inkAt(high) * wanted <= target) low = high;
  for (let step = 0; step < 18 && low < high; step += 1) {
    const middle = (low + high) / 2;
    if (inkAt(middle) * wanted > target) high = middle;
    else low = middle;
  }
  const stretch = round(low, 1);
  const { width, left, advance } = hanInk(words, stretch);
  const size = target / width;
  return {
    text: words,
    runs: runsOf(words),
    stretch,
    weight: heavy,
    size: round(size, 1),
    tracking: 0,
    start: round(-left * size, 1),
    length: round(advance * size, 0),
    height: round(size * hanHeight, 1),
    baseline: round(size * hanBaseline, 1),
    foot: round(size * hanHeight, 1),
  };
}

interface Solved {
  readonly stretch: number;
  readonly size: number;
}

/** Finds the axis width at which a line of this height fills the target, and the exact size. */
function solve(text: string, cap: number, target: number, weight: Weight, least: number): Solved {
  const inkAt = (stretch: number): number => inkOf(text, stretch, weight).width;
  const wanted = cap / capHeight;
  let [low, high] = [least, widest];
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
 * Finds width and size of a line so that its ink, not its advance, fills the poster. Beyond the
 * limits of the axis, the height changes instead.
 *
 * @param least minimum letter width
 */
export function fitLine({ text, cap, share = 1 }: PosterLine, least: number = narrowest): FittedLine {
  const words = text.toUpperCase();
  const target = measure * share;
  if (hasHan(words)) return fitHan(words, cap, target, least);
  const inHeavy = solve(words, (cap / 100) * measure, target, heavy, least);
  const weight = inHeavy.stretch < heavyFrom ? light : heavy;
  const solved = weight === heavy ? inHeavy : solve(words, (cap / 100) * measure, target, light, least);
  const stretch = round(solved.stretch, 1);
  const { width, left, advance } = inkOf(words, stretch, weight);
  const size = target / width;
  // Squares of Chinese characters extend above the capitals and below the baseline.
  const foreign = [...words].some((character) => character !== ' ' && isForeign(character));
  const baseline = foreign ? size * 0.86 : size * capHeight;
  const below = deep.test(words) ? 0.42 : 0.12;
  const hanging = /[,;Q]/.test(words) ? drop(stretch) + air : 0;
  return {
    text: words,
    stretch,
    weight,
    size: round(size, 1),
    tracking: round(tracking(stretch) * size, 1),
    start: round(-left * size, 1),
    // Whole units: half a unit is below a pixel on most windows, and a page repeats it a hundred
    // times.
    length: round(advance * size, 0),
    height: round(baseline + size * (foreign ? below : hanging), 1),
    baseline: round(baseline, 1),
    foot: round(baseline + (foreign ? size * below : 0), 1),
  };
}

/** Horizontal extent of a letter in a fitted line, in thousandths of the poster's width. */
export function placeOf(
  { text, stretch, weight, size, start }: FittedLine,
  index: number,
): { from: number; to: number } {
  const before = inkOf(text.slice(0, index + 1), stretch, weight);
  const letter = inkOf(text.charAt(index), stretch, weight);
  const from = start + (before.advance - letter.advance + letter.left) * size;
  return { from, to: from + letter.width * size };
}
