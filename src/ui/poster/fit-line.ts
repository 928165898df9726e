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
  readonly weight: Weight;
  readonly size: number;
  readonly tracking: number;
  /** Start of the text, pulled left so that its ink begins at the margin. */
  readonly start: number;
  /** Length of the text, which the browser holds it to while another font stands in. */
  readonly length: number;
  /**
   * Height of the line: that of its capitals and of what hangs below them, or of the square of a
   * foreign character.
   */
  readonly height: number;
  readonly baseline: number;
  /** Where its letters stand: on the baseline, or on the lower edge of foreign squares. */
  readonly foot: number;
}

/** The measure, in the units of a fitted line. */
export const measure = 1000;

/** How far a comma or the tail of a Q hangs below the baseline, in em: deeper in wide letters. */
const drop = (stretch: number): number => 0.127 + (stretch - narrowest) * 0.00063;

/** Air below it, in em: without, it would look like the accent of a letter in the next line. */
const air = 0.08;

/**
 * Scripts whose letters go far below the baseline: the water under them stands lower, and so does
 * the next line.
 */
const deep =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

interface Solved {
  readonly stretch: number;
  readonly size: number;
}

/** The width at which a line of this height fills the measure, and the size that makes it exact. */
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
 * Finds width and size for one line, so that its ink, not its advance, fills the measure. When the
 * wanted height is out of the axis' reach the width stays at its end and the height gives way.
 *
 * @param least width below which the letters may not fall
 */
export function fitLine({ text, cap, share = 1 }: PosterLine, least: number = narrowest): FittedLine {
  const words = text.toUpperCase();
  const target = measure * share;
  const inHeavy = solve(words, (cap / 100) * measure, target, heavy, least);
  const weight = inHeavy.stretch < heavyFrom ? light : heavy;
  const solved = weight === heavy ? inHeavy : solve(words, (cap / 100) * measure, target, light, least);
  const stretch = round(solved.stretch, 1);
  const { width, left, advance } = inkOf(words, stretch, weight);
  const size = target / width;
  // Squares of Chinese characters reach above the capitals and below the baseline.
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
    // Whole units: half of one is less than a pixel in most windows, and a page says it a hundred
    // times.
    length: round(advance * size, 0),
    height: round(baseline + size * (foreign ? below : hanging), 1),
    baseline: round(baseline, 1),
    foot: round(baseline + (foreign ? size * below : 0), 1),
  };
}

/** From where to where a letter of a solved line reaches, in thousandths of the measure. */
export function placeOf(
  { text, stretch, weight, size, start }: FittedLine,
  index: number,
): { from: number; to: number } {
  const before = inkOf(text.slice(0, index + 1), stretch, weight);
  const letter = inkOf(text.charAt(index), stretch, weight);
  const from = start + (before.advance - letter.advance + letter.left) * size;
  return { from, to: from + letter.width * size };
}
