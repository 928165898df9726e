import type { Picture } from './picture.ts';

/** Figure with the words around it: from £ 150,000. */
export interface PriceInShort {
  readonly before?: string;
  readonly figure: string;
  readonly after?: string;
}

/** Piece of a text, with whether it matches the query. */
export interface MarkedText {
  readonly text: string;
  readonly marked: boolean;
}

export interface SearchHit {
  readonly href: string;
  readonly title: readonly MarkedText[];
  readonly text: readonly MarkedText[];
  readonly picture: Picture | null;
  /** Price or duration of a service. */
  readonly price: PriceInShort | null;
}

export type SearchGroupName = 'Work' | 'Articles' | 'Services' | 'Jobs' | 'Pages';

export interface SearchGroup {
  readonly name: SearchGroupName;
  /** Best hits, best first. */
  readonly hits: readonly SearchHit[];
  /** Number of hits, shown or not. */
  readonly count: number;
}

export interface SearchResults {
  /** Groups with at least one hit, ordered by their best hit. */
  readonly groups: readonly SearchGroup[];
  readonly count: number;
}

/** Maximum length of a query in characters; longer ones are cut. */
export const longestQuery = 80;

export const tidyQuery = (query: string | null): string =>
  (query ?? '').replace(/\s+/g, ' ').trim().slice(0, longestQuery).trim();
