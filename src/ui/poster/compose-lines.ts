import { fitLine, measure, type PosterLine } from './fit-line.ts';
import { halvesOf, lettersIn } from './halves.ts';
import { faceOf, hasHan, isHan } from './han-face.ts';
import { hanWords, signs } from './han-words.ts';

/** Limits of a poster, in per cent of its width. */
export interface PosterRoom {
  /** Intended sum of the cap heights of all lines. */
  readonly total: number;
  /** Maximum cap height of a line. */
  readonly tallest: number;
  /** Minimum cap height of a line, for legibility; a long title exceeds the total for it. */
  readonly least?: number;
  /** Minimum letter width (`wdth` axis); a narrower line becomes lower instead. */
  readonly stretch?: number;
}

export const rooms = {
  wide: { total: 30, tallest: 26 },
  narrow: { total: 82, tallest: 46 },
} as const satisfies Record<string, PosterRoom>;

const mostLines = 7;
const gap = 1;
/** Maximum total: a poster as tall as wide. More space would not make a line taller. */
const mostTotal = 100;

/** Prefix of the parts of a split word. */
const goesOn = '\u2060';
/** Maximum length of a word that stays whole, and of each part of a longer one. */
const longest = 24;
const partOf = 12;

/** Splits a word that is longer than any in a natural language. */
const partsOf = (word: string): string[] =>
  word.length <= longest
    ? [word]
    : (word.match(new RegExp(`.{1,${partOf}}`, 'gsu')) ?? []).map((part, index) =>
        index === 0 ? part : goesOn + part,
      );

/** Japanese and Korean text may break between any two characters. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) =>
      /[\u3040-\u30ff\uac00-\ud7af]/.test(word)
        ? (word.match(signs) ?? [word])
        : hasHan(word)
          ? hanWords(word).map((one, index) => (index === 0 ? one : goesOn + one))
          : partsOf(word),
    );

const joinWords = (words: readonly string[]): string =>
  words.reduce((line, word) => {
    if (word.startsWith(goesOn)) return line + word.slice(goesOn.length);
    const together = /[\u2e80-\uffff]$/.test(line) && /^[\u2e80-\uffff]/.test(word);
    return line === '' || together ? line + word : `${line} ${word}`;
  }, '');

/** Breaks words into a given number of lines of similar width. */
function breakEvenly(
  words: readonly string[],
  lineCount: number,
  widthOf: (from: number, to: number) => number,
): string[] {
  const ideal = widthOf(0, words.length) / lineCount;
  // best.get(`${lines} ${end}`): the cheapest way to set the first `end` words in that many lines.
  const best = new Map<string, { readonly cost: number; readonly breaks: readonly number[] }>([
    ['0 0', { cost: 0, breaks: [] }],
  ]);
  for (let line = 1; line <= lineCount; line += 1) {
    for (let end = line; end <= words.length; end += 1) {
      for (let from = line - 1; from < end; from += 1) {
        const before = best.get(`${line - 1} ${from}`);
        if (!before) continue;
        const cost = before.cost + (widthOf(from, end) / ideal - 1) ** 2;
        const known = best.get(`${line} ${end}`);
        if (!known || cost < known.cost) best.set(`${line} ${end}`, { cost, breaks: [...before.breaks, end] });
      }
    }
  }
  const breaks = best.get(`${lineCount} ${words.length}`)?.breaks ?? [words.length];
  return breaks.map((end, index) => joinWords(words.slice(breaks[index - 1] ?? 0, end)));
}

/** Fewest and most characters of a Chinese line that fills the width. */
const fewestHan = 4;
const mostHan = 12;

/** Chinese characters of a line; two Latin letters count as one. */
const hanIn = (text: string): number => [...text].reduce((sum, one) => sum + (isHan(one) ? 1 : 0.5), 0);

/** Height of a short Chinese line, compared with the next, and its largest share of the width. */
const shortHeight = 0.6;
const shortWidth = 0.6;

const isShort = (lines: readonly string[], index: number): boolean =>
  index < lines.length - 1 && hasHan(lines[index] ?? '') && hanIn(lines[index] ?? '') <= 2;

/** Cap heights that approach the total, alternately low and tall, within the limits of the font. */
function heights(lines: readonly string[], { total, tallest, stretch = 0 }: PosterRoom): PosterLine[] {
  const capAt = (text: string, width: number): number => {
    const { inkOf, height, narrowest, widest } = faceOf(text);
    const within = Math.min(widest, Math.max(narrowest, width));
    return (height / inkOf(text.toUpperCase(), within).width) * 100;
  };
  const full = lines.map((text, index) => capAt(text, 90) * (lines.length > 1 ? (index % 2 === 0 ? 0.86 : 1.16) : 1));
  const natural = full.map((cap, index) => (isShort(lines, index) ? shortHeight * (full[index + 1] ?? cap) : cap));
  const scale = (total - gap * (lines.length - 1)) / natural.reduce((sum, cap) => sum + cap, 0);
  return lines.map((text, index) => {
    const widestCap = capAt(text, Infinity);
    const least = isShort(lines, index) ? 0 : widestCap;
    const most = isShort(lines, index) ? widestCap * shortWidth : tallest;
    const cap = Math.min(tallest, most, capAt(text, stretch), Math.max(least, (natural[index] ?? 0) * scale));
    return widestCap > cap ? { text, cap, share: Math.max(0.3, cap / widestCap) } : { text, cap };
  });
}

/**
 * A Chinese character alone on a line costs most; lines of two or three cost more than of four, but
 * for a heading of a single line.
 */
function hanCost({ text }: PosterLine, _index: number, { length }: readonly PosterLine[]): number {
  if (!hasHan(text)) return 0;
  const count = hanIn(text);
  const few = length > 1 ? (count <= 1 ? 2 : 0) + Math.max(0, fewestHan - count) * 0.3 : 0;
  return few + Math.max(0, count - mostHan) * 0.1;
}

function cost(lines: readonly PosterLine[], { total }: PosterRoom): number {
  const height = lines.reduce((sum, { cap }) => sum + cap + gap, -gap);
  const empty = lines.reduce((sum, { share = 1 }) => sum + (1 - share), 0);
  const small = Math.max(0, total / 8 - Math.min(...lines.map(({ cap }) => cap))) / total;
  const han = lines.map(hanCost).reduce((sum, one) => sum + one, 0);
  return Math.abs(height / total - 1) * 2 + empty + small * 6 + lines.length * 0.05 + han;
}

/** Most Chinese characters of a written line, in a window that is taller than wide. */
const mostNarrow = 6;
/** Least total there for each line: tall lines of narrow characters. */
const totalOfLine = 22;

const isNarrow = ({ total }: PosterRoom): boolean => total >= rooms.narrow.total;

/** Lines of a text that has line breaks; long Chinese ones are broken again in narrow windows. */
function writtenLines(text: string, room: PosterRoom): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (!isNarrow(room)) return lines.filter(Boolean);
  return lines.filter(Boolean).flatMap((line) => {
    const count = Math.ceil([...line].length / mostNarrow);
    const words = wordsOf(line);
    if (!hasHan(line) || count < 2 || words.length < 2) return line;
    return breakEvenly(
      words,
      Math.min(count, words.length),
      (from, to) => [...joinWords(words.slice(from, to))].length,
    );
  });
}

/** Sets a title without manual lines: chooses the breaks and heights that fill the room best. */
export function composeLines(text: string, room: PosterRoom): PosterLine[] {
  if (text.includes('\n')) {
    const lines = writtenLines(text, room);
    const total = isNarrow(room) ? Math.max(room.total, lines.length * totalOfLine) : room.total;
    return heights(lines, { ...room, total });
  }
  const words = wordsOf(text);
  const widths = new Map<number, number>();
  const widthOf = (from: number, to: number): number => {
    const place = from * (words.length + 1) + to;
    const width = widths.get(place) ?? faceOf(text).inkOf(joinWords(words.slice(from, to)).toUpperCase(), 100).width;
    widths.set(place, width);
    return width;
  };
  const broken = Array.from({ length: Math.min(mostLines, Math.max(1, words.length)) }, (_, index) =>
    breakEvenly(words, index + 1, widthOf),
  );
  for (let total = room.total; ; total *= 1.2) {
    const roomier = { ...room, total };
    const best = broken
      .map((lines) => heights(lines, roomier))
      .reduce((before, one) => (cost(one, roomier) < cost(before, roomier) ? one : before));
    const tooLow = Math.min(...best.map(({ cap }) => cap)) < (room.least ?? 0);
    if (!tooLow || total >= mostTotal) return best;
  }
}

/** Minimum legible cap height, in per cent of the width. */
const leastCap = { wide: 2, narrow: 3.2 } as const;

/** Splits lines set by hand that hold too much to be legible, such as sixty Chinese characters. */
export const readableLines = (
  lines: readonly PosterLine[],
  window: 'wide' | 'narrow',
  least: number = leastCap[window],
): PosterLine[] =>
  lines.flatMap((line) => {
    if ((fitLine(line).baseline / measure) * 100 >= least) return line;
    const { text, cap, share = 1 } = line;
    const room = { total: cap * 2.5, tallest: cap * 1.3, stretch: leastStretch[window], least: least / share };
    return composeLines(text, room).map((one) => ({
      text: one.text,
      cap: one.cap * share,
      share: (one.share ?? 1) * share,
    }));
  });

/** Minimum letter width of a line in water, for wide and narrow windows. */
export const leastStretch = { wide: 57, narrow: 61 } as const;

/** Maximum length of a word in water on phones; a longer one is split into two lines. */
const mostLetters = 8;

const halvesRoom: PosterRoom = { total: 46, tallest: 30, stretch: leastStretch.narrow };

/**
 * Splits a word in water that is too long or too narrow for a phone at a syllable. Only its second
 * half stands in the water.
 */
export function partLongWords(lines: readonly PosterLine[]): PosterLine[] {
  return lines.flatMap((line, index) => {
    const last = index === lines.length - 1;
    const long = last && lettersIn(line.text) > mostLetters;
    const halves = long || fitLine(line).stretch < leastStretch.narrow ? halvesOf(line.text) : undefined;
    return halves ? heights(halves, halvesRoom) : line;
  });
}
