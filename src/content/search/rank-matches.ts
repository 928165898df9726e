import type { SearchResult } from 'minisearch';

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
 * Returns documents with at least half of the query words, sorted by number of words, then by
 * score. A rare second word must not hide the matches of the first.
 *
 * @param perWord results of each word
 */
export function rankMatches(perWord: readonly (readonly SearchResult[])[]): Match[] {
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
  const enough = Math.ceil(perWord.length / 2);
  return [...found.values()]
    .filter(({ words }) => words >= enough)
    .sort((one, other) => other.words - one.words || other.score - one.score);
}
