import { fitLine, measure, type PosterLine } from './fit-line.ts';
import { halvesOf, lettersIn } from './halves.ts';
import { capHeight, inkOf, narrowest, widest } from './metrics.ts';

/** The room a poster has, in per cent of its measure. */
export interface PosterRoom {
  /** Height that the capitals of all lines together should come to. */
  readonly total: number;
  /** Height that no line may pass. */
  readonly tallest: number;
  /**
   * Height below which no line may fall, so that it can be read; a long title takes more room than
   * the total for it.
   */
  readonly least?: number;
  /** Letter width below which no line may fall: rather it is lower. */
  readonly stretch?: number;
}

export const rooms = {
  wide: { total: 30, tallest: 26 },
  narrow: { total: 82, tallest: 46 },
} as const satisfies Record<string, PosterRoom>;

const mostLines = 7;
const gap = 1;
/** A poster as tall as wide; more room would not make a line taller. */
const mostTotal = 100;

/** Begins a part of a word that is too long to stand in one line. */
const goesOn = '\u2060';
/** Letters of a word that is not parted, and of each part of a longer one. */
const longest = 24;
const partOf = 12;

/** A word that is longer than any of a language is parted wherever it has to be. */
const partsOf = (word: string): string[] =>
  word.length <= longest
    ? [word]
    : (word.match(new RegExp(`.{1,${partOf}}`, 'gsu')) ?? []).map((part, index) =>
        index === 0 ? part : goesOn + part,
      );

/**
 * A sign with the marks that may not stand without it: none begins a line with a comma, or ends one
 * with a bracket.
 */
const signs = /[\p{Ps}\p{Pi}]*[^\p{Ps}\p{Pi}][\p{Pe}\p{Pf}、。，．：；！？!,.:;?%・ー…]*|[\p{Ps}\p{Pi}]+/gu;

/** Chinese, Japanese and Korean text may break between any two characters. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) =>
      /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/.test(word) ? (word.match(signs) ?? [word]) : partsOf(word),
    );

const joinWords = (words: readonly string[]): string =>
  words.reduce((line, word) => {
    if (word.startsWith(goesOn)) return line + word.slice(goesOn.length);
    const together = /[\u2e80-\uffff]$/.test(line) && /^[\u2e80-\uffff]/.test(word);
    return line === '' || together ? line + word : `${line} ${word}`;
  }, '');

/** Every line's words, broken so that the lines come out as even as they can. */
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

/**
 * Heights for these lines that come near the total, alternately low and tall, within what the face
 * can do.
 */
function heights(lines: readonly string[], { total, tallest, stretch = narrowest }: PosterRoom): PosterLine[] {
  const capAt = (text: string, width: number): number => (capHeight / inkOf(text.toUpperCase(), width).width) * 100;
  const natural = lines.map(
    (text, index) => capAt(text, 90) * (lines.length > 1 ? (index % 2 === 0 ? 0.86 : 1.16) : 1),
  );
  const scale = (total - gap * (lines.length - 1)) / natural.reduce((sum, cap) => sum + cap, 0);
  return lines.map((text, index) => {
    const cap = Math.min(tallest, capAt(text, stretch), Math.max(capAt(text, widest), (natural[index] ?? 0) * scale));
    const widestCap = capAt(text, widest);
    return widestCap > cap ? { text, cap, share: Math.max(0.3, cap / widestCap) } : { text, cap };
  });
}

function cost(lines: readonly PosterLine[], { total }: PosterRoom): number {
  const height = lines.reduce((sum, { cap }) => sum + cap + gap, -gap);
  const empty = lines.reduce((sum, { share = 1 }) => sum + (1 - share), 0);
  const small = Math.max(0, total / 8 - Math.min(...lines.map(({ cap }) => cap))) / total;
  return Math.abs(height / total - 1) * 2 + empty + small * 6 + lines.length * 0.05;
}

/** Sets a title that nobody foresaw: chooses the breaks and heights that fill this room best. */
export function composeLines(text: string, room: PosterRoom): PosterLine[] {
  const words = wordsOf(text);
  const widths = new Map<number, number>();
  const widthOf = (from: number, to: number): number => {
    const place = from * (words.length + 1) + to;
    const width = widths.get(place) ?? inkOf(joinWords(words.slice(from, to)).toUpperCase(), 100).width;
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

/** Heights of the capitals below which a line can hardly be read, in per cent of the measure. */
const leastCap = { wide: 2, narrow: 3.2 } as const;

/**
 * Lines as somebody has asked for them. One that holds more than can be read, sixty Chinese signs
 * for example, is set on as many lines as its words need.
 */
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

/**
 * Letter widths below which a line that stands in water is hard to read, on wide windows and on
 * narrow ones.
 */
export const leastStretch = { wide: 57, narrow: 61 } as const;

/** A longer word is set in two lines on a phone when it stands in water. */
const mostLetters = 8;

const halvesRoom: PosterRoom = { total: 46, tallest: 30, stretch: leastStretch.narrow };

/**
 * The lines of a poster that stands in water on a narrow window: a word too long to be read there,
 * or too narrow, is parted at a syllable, and the second half alone stands in the water.
 */
export function partLongWords(lines: readonly PosterLine[]): PosterLine[] {
  return lines.flatMap((line, index) => {
    const last = index === lines.length - 1;
    const long = last && lettersIn(line.text) > mostLetters;
    const halves = long || fitLine(line).stretch < leastStretch.narrow ? halvesOf(line.text) : undefined;
    return halves ? heights(halves, halvesRoom) : line;
  });
}
