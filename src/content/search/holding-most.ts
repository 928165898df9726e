import type { SearchResult } from 'minisearch';

/** A document that holds enough of what was asked. */
export interface Found {
  readonly id: string;
  /** How many of the words it holds. */
  readonly words: number;
  readonly score: number;
  /** The words in it that answer, folded. */
  readonly terms: readonly string[];
}

/**
 * Documents that hold at least half of the words. Those that hold more come first, and among as
 * many words the nearer ones: a second word that few pages have must not hide what the first one
 * found.
 *
 * @param perWord what each word finds by itself
 */
export function holdingMost(perWord: readonly (readonly SearchResult[])[]): Found[] {
  const found = new Map<string, Found>();
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
