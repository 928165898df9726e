import measured from './poster-metrics.json' with { type: 'json' };

interface MeasuredFace {
  readonly weight: number;
  /**
   * Advance, left and right bearing of each character; each is a list with one number per width.
   */
  readonly glyphs: Readonly<Record<string, readonly string[]>>;
  /** Kerning by pair of characters; the weights have different pairs. */
  readonly kerning: Readonly<Record<string, string | undefined>>;
}

interface Measured {
  readonly unitsPerEm: number;
  /** In em. */
  readonly capHeight: number;
  /** Axis widths at which the font was measured. */
  readonly widths: readonly number[];
  readonly faces: readonly MeasuredFace[];
}

interface Glyph {
  readonly advance: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

const { unitsPerEm, widths, faces, capHeight: capitals }: Measured = measured;

/** Cap height, in em. */
export const capHeight = capitals;

export const narrowest = widths[0] ?? 100;
export const widest = widths.at(-1) ?? 100;

/** Wide letters are heavy; narrow ones are lighter, which keeps their counters open. */
export type Weight = 900 | 820;
export const heavy: Weight = 900;
export const light: Weight = 820;
/** Width from which letters are heavy. */
export const heavyFrom = 78;

const numbers = (row: string | undefined): number[] =>
  (row ?? '').split(' ').map((value) => Number(value) / unitsPerEm);

const tables = new Map(
  faces.map(({ weight, glyphs, kerning }) => [
    weight,
    {
      glyphs: new Map(
        Object.entries(glyphs).map(([character, [advance, left, right]]): [string, Glyph] => [
          character,
          { advance: numbers(advance), left: numbers(left), right: numbers(right) },
        ]),
      ),
      kerns: new Map(Object.entries(kerning).map(([pair, row]) => [pair, numbers(row)])),
    },
  ]),
);

/** Character that the font lacks, for example a Chinese one: a fallback font fills a square. */
const square: Glyph = { advance: widths.map(() => 1), left: widths.map(() => 0.04), right: widths.map(() => 0.04) };

function at(values: readonly number[], width: number): number {
  const above = Math.max(
    1,
    widths.findIndex((one) => one >= width),
  );
  const [from = 0, to = 0] = [widths[above - 1], widths[above]];
  const [low = 0, high = 0] = [values[above - 1], values[above]];
  return low + ((high - low) * (width - from)) / (to - from);
}

export const isForeign = (character: string): boolean => !tables.get(heavy)?.glyphs.has(character);

/** Letter spacing in em: only narrow letters need some. */
export const tracking = (width: number): number => (Math.max(0, 72 - width) / 22) * 0.014;

export interface Ink {
  /** Distance from the leftmost to the rightmost ink, in em. */
  readonly width: number;
  /** Space left of the ink, in em. */
  readonly left: number;
  /** Advance of the whole text with letter spacing, in em. */
  readonly advance: number;
}

/** Measures upper-case text. */
export function inkOf(text: string, width: number, weight: Weight = heavy): Ink {
  const characters = [...text];
  const table = tables.get(weight);
  const glyphOf = (character: string | undefined): Glyph => table?.glyphs.get(character ?? '') ?? square;
  const advance = characters.reduce((sum, character, index) => {
    const kern = table?.kerns.get(character + (characters[index + 1] ?? ''));
    return sum + at(glyphOf(character).advance, width) + (kern ? at(kern, width) : 0);
  }, 0);
  const spaced = advance + tracking(width) * characters.length;
  const left = at(glyphOf(characters[0]).left, width);
  const right = at(glyphOf(characters.at(-1)).right, width) + tracking(width);
  return { width: spaced - left - right, left, advance: spaced };
}
