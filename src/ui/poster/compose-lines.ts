import { fitLine, type PosterLine } from './fit-line.ts';
import { halvesOf, lettersIn } from './halves.ts';
import { capHeight, inkOf, narrowest, widest } from './metrics.ts';

/** The room a poster has, in per cent of its measure. */
export interface PosterRoom {
  /** Height that the capitals of all lines together should come to. */
  readonly total: number;
  /** Height that no line may pass. */
  readonly tallest: number;
  /** Height below which no line may fall, so that it can be read; a long title takes more room than the total for it. */
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

/** Chinese, Japanese and Korean text may break between any two characters. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => (/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/.test(word) ? [...word] : partsOf(word)));

const joinWords = (words: readonly string[]): string =>
  words.reduce((line, word) => {
    if (word.startsWith(goesOn)) return line + word.slice(goesOn.length);
    const together = /[\u2e80-\uffff]$/.test(line) && /^[\u2e80-\uffff]/.test(word);
    return line === '' || together ? line + word : `${line} ${word}`;
  }, '');

/** Every line's words, broken so that the lines come out as even as they can. */
function breakEvenly(words: readonly string[], lineCount: number): string[] {
  const widthOf = (from: number, to: number): number =>
    inkOf(joinWords(words.slice(from, to)).toUpperCase(), 100).width;
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

/** Heights for these lines that come near the total, alternately low and tall, within what the face can do. */
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
  const candidates = Array.from({ length: Math.min(mostLines, Math.max(1, words.length)) }, (_, index) =>
    heights(breakEvenly(words, index + 1), room),
  );
  const best = candidates.reduce((before, one) => (cost(one, room) < cost(before, room) ? one : before));
  const tooLow = Math.min(...best.map(({ cap }) => cap)) < (room.least ?? 0);
  return tooLow && room.total < mostTotal ? composeLines(text, { ...room, total: room.total * 1.2 }) : best;
}

/** Letter widths below which a line that stands in water is hard to read, on wide windows and on narrow ones. */
export const leastStretch = { wide: 57, narrow: 61 } as const;

/** A longer word is set in two lines on a phone when it stands in water. */
const mostLetters = 8;

const halvesRoom: PosterRoom = { total: 46, tallest: 30, stretch: leastStretch.narrow };

/**
 * The lines of a poster that stands in water on a narrow window: a word too long to be read there, or too narrow, is
 * parted at a syllable, and the second half alone stands in the water.
 */
export function partLongWords(lines: readonly PosterLine[]): PosterLine[] {
  return lines.flatMap((line, index) => {
    const last = index === lines.length - 1;
    const long = last && lettersIn(line.text) > mostLetters;
    const halves = long || fitLine(line).stretch < leastStretch.narrow ? halvesOf(line.text) : undefined;
    return halves ? heights(halves, halvesRoom) : line;
  });
}
