import type { SearchResult } from 'minisearch';
import { isHan } from './words.ts';

/** Document that contains enough of the query. */
export interface Match {
  readonly id: string;
  /** Number of query words it contains. */
  readonly words: number;
  readonly score: number;
  /** Matching words of the document, folded. */
  readonly terms: readonly string[];
}

/**
 * Returns how many words of a query a document needs: half, as a rare second word must not hide the
 * matches of the first. Every second pair of Han characters lies across two words.
 */
export const enoughOf = (asked: readonly string[]): number =>
  Math.ceil(asked.reduce((sum, word) => sum + (isHan(word) ? 0.5 : 1), 0) / 2);

/**
 * Returns documents with enough of the query words, sorted by number of words, then by score.
 *
 * @param perWord results of each word
 * @param enough number of words
 */
export function rankMatches(perWord: readonly (readonly SearchResult[])[], enough: number): Match[] {
  const found = new Map<string, Match>();
  for (const { id, score, terms } of perWord.flat()) {
    const before = found.get(String(id)) ?? { id: String(id), words: 0, score: 0, terms: [] };
    found.set(String(id), {
      ...before,
      words: before.words + 1,
      score: before.score + score,
      terms: [...before.terms, ...terms],
    });
  }
  return [...found.values()]
    .filter(({ words }) => words >= enough)
    .sort((one, other) => other.words - one.words || other.score - one.score);
}
