import type { MarkedText } from '../../domain/search-results.ts';
import { folded } from '../../lib/text/folded-text.ts';

/** Segments words of all scripts but Han. */
const segmenter = new Intl.Segmenter('zh-HK', { granularity: 'word' });

/** Piece of a text, and the word that begins with it. */
interface Piece {
  readonly text: string;
  readonly word?: string;
}

/**
 * Begins a word at every Han character: a pair, or the last character. A dictionary would split a
 * word in a text and the same word in a query differently.
 */
const hanPieces = (run: string): Piece[] =>
  [...run].map((text, at, characters) => ({ text, word: text + (characters[at + 1] ?? '') }));

const otherPieces = (text: string): Piece[] =>
  [...segmenter.segment(text)].map(({ segment, isWordLike }) =>
    isWordLike ? { text: segment, word: segment } : { text: segment },
  );

const runsOf = (text: string): Piece[][] =>
  text.split(/(\p{Script=Han}+)/u).map((run, at) => (at % 2 === 1 ? hanPieces(run) : otherPieces(run)));

const wordsIn = (pieces: readonly Piece[]): string[] => pieces.flatMap(({ word = [] }) => word);

/** Returns the words that a text is found by. */
export const wordsOf = (text: string): string[] => wordsIn(runsOf(text).flat());

export const isHan = (word: string): boolean => /^\p{Script=Han}/u.test(word);

/** Returns the words of a query; the last Han character of several is in the pair before it. */
export const askedWordsOf = (query: string): string[] =>
  runsOf(query).flatMap((pieces) => {
    const words = wordsIn(pieces);
    return words.length > 1 && words.every(isHan) ? words.slice(0, -1) : words;
  });

/** Stop words. */
const small = new Set(
  'a an and are as at by can do does for from how i in is it me my of on or our the to us we what with you your'.split(
    ' ',
  ),
);

/** Removes duplicates and stop words from a query; keeps stop words if there are no others. */
export function significantWords(asked: readonly string[]): readonly string[] {
  const different = [...new Set(asked)];
  const telling = different.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : different;
}

/** Returns how many letters of a found word to mark: the typed prefix, or all for a fuzzy match. */
function typedPart(word: string, asked: readonly string[]): number {
  const longest = Math.max(0, ...asked.filter((one) => folded(word).startsWith(one)).map((one) => one.length));
  return longest === 0 ? word.length : Math.min(longest, word.length);
}

/**
 * Splits a text into marked and unmarked pieces.
 *
 * @param found words of the text that match the query, folded
 * @param asked words of the query, folded
 */
export function markWords(text: string, found: ReadonlySet<string>, asked: readonly string[]): MarkedText[] {
  const parts: MarkedText[] = [];
  const add = (piece: string, marked: boolean) => {
    const last = parts.at(-1);
    if (piece === '') return;
    if (last?.marked === marked) parts[parts.length - 1] = { text: last.text + piece, marked };
    else parts.push({ text: piece, marked });
  };
  // Letters still to mark; a pair of Han characters reaches into the next piece.
  let left = 0;
  for (const { text: piece, word } of runsOf(text).flat()) {
    if (word !== undefined && found.has(folded(word))) left = Math.max(left, typedPart(word, asked));
    add(piece.slice(0, left), true);
    add(piece.slice(left), false);
    left = Math.max(0, left - piece.length);
  }
  return parts;
}
