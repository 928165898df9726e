import { type CardLine, field, gap, type Measure } from './lines.ts';

const height = field.bottom - field.top;
const least = 88;
/** Titles with more characters are set in one size. */
const many = 24;

const han = /\p{Script=Han}/u;

export const isChinese = (title: string): boolean =>
  (title.match(/\p{Script=Han}/gu)?.length ?? 0) * 3 > (title.match(/\p{Letter}/gu)?.length ?? 0);

/** Width in squares of one Han character; two Latin letters count as one. */
export const squaresOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (han.test(letter) || /[\u3000-\u303f\uff00-\uffef]/.test(letter) ? 1 : 0.5),
    0,
  );

/** Splits a title into words with trailing punctuation; a line may end after each. */
function phrasesOf(title: string): string[] {
  const phrases: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('zh-Hant-HK', { granularity: 'word' }).segment(title)) {
    if (isWordLike || phrases.length === 0 || /^[「『（《]/.test(segment)) phrases.push(segment);
    else phrases.push(`${phrases.pop() ?? ''}${segment}`);
  }
  return phrases;
}

/** Breaks phrases into so many lines of similar length. */
function broken(phrases: readonly string[], count: number): string[] {
  const even = squaresOf(phrases.join('')) / count;
  const known = new Map<string, { readonly cost: number; readonly lines: string[] }>();
  const best = (from: number, left: number): { readonly cost: number; readonly lines: string[] } => {
    const key = `${from},${left}`;
    const before = known.get(key);
    if (before) return before;
    const ends =
      left === 1
        ? [phrases.length]
        : Array.from({ length: phrases.length - left - from + 1 }, (_, index) => from + 1 + index);
    const found = ends
      .map((to) => {
        const text = phrases.slice(from, to).join('').trim();
        const rest = left === 1 ? { cost: 0, lines: [] } : best(to, left - 1);
        return { cost: (squaresOf(text) - even) ** 2 + rest.cost, lines: [text, ...rest.lines] };
      })
      .reduce((least_, one) => (one.cost < least_.cost ? one : least_));
    known.set(key, found);
    return found;
  };
  return best(0, count).lines;
}

/** Ink of a square above the baseline, in em. */
const squareTop = 0.86;

/** Sets a Chinese title. The face has no width axis, so each line fills the width by its size. */
export function chineseLines(title: string, measure: Measure): readonly CardLine[] {
  const phrases = phrasesOf(title);
  const alike = squaresOf(title) > many;
  const sets = Array.from({ length: Math.min(8, phrases.length) }, (_, index) => {
    const lines = broken(phrases, index + 1);
    const room = height - gap * (lines.length - 1);
    const filling = lines.map((line) => field.width / measure(line, 100, 0).width);
    const sizes = alike ? filling.map(() => Math.min(...filling)) : filling;
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const pressed = Math.min(1, room / total);
    const set = sizes.map((size) => size * pressed);
    // Prefers lines that fill the field and the full width, without unreadably small ones.
    const tooSmall = alike ? 0 : Math.max(0, least - Math.min(...set)) / 20;
    return { lines, sizes: set, score: Math.min(1, total / room) * 2 + pressed - tooSmall };
  });
  const best = sets.reduce((found, one) => (one.score > found.score ? one : found));
  let top = field.bottom - best.sizes.reduce((sum, size) => sum + size + gap, -gap);
  return best.lines.map((text, index) => {
    const size = best.sizes[index] ?? 0;
    const { left } = measure(text, 100, 0);
    const line = { text, stretch: 100, spacing: 0, size, cap: size, left: field.left - left * size, top };
    top += size + gap;
    return line;
  });
}

/** Distance from the upper edge of a square to its baseline, in em. */
export const chineseBaseline = squareTop;
