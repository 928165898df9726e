import type { MarkedText } from '../../domain/search-results.ts';

/** Segments words in all languages, including those without spaces. */
const segmenter = new Intl.Segmenter('zh-HK', { granularity: 'word' });

/** Lower-cases and strips accents: `Café` is found as `cafe`. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

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
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike || !found.has(folded(segment))) {
      add(segment, false);
      continue;
    }
    const end = typedPart(segment, asked);
    add(segment.slice(0, end), true);
    add(segment.slice(end), false);
  }
  return parts;
}
