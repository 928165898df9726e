import type { Picture } from '../../shared/picture.ts';

/** A figure and the words around it: from HK$ 150,000. */
export interface FareInShort {
  readonly before?: string;
  readonly figure: string;
  readonly after?: string;
}

/** A piece of a text, and whether it is what was searched for. */
export interface MarkedText {
  readonly text: string;
  readonly marked: boolean;
}

export interface SearchHit {
  readonly href: string;
  readonly title: readonly MarkedText[];
  readonly text: readonly MarkedText[];
  readonly picture: Picture | null;
  /** What a service costs or how long it takes. */
  readonly fare: FareInShort | null;
}

export type SearchGroupName = 'Work' | 'Articles' | 'Services' | 'Jobs' | 'Pages';

export interface SearchGroup {
  readonly name: SearchGroupName;
  /** The best ones, best first. */
  readonly hits: readonly SearchHit[];
  /** How many there are, shown or not. */
  readonly count: number;
}

export interface SearchResults {
  /** Groups with at least one hit, in the order of their best ones. */
  readonly groups: readonly SearchGroup[];
  readonly count: number;
}

/** Letters that are looked at; whoever pastes a whole letter gets results for its beginning. */
export const longestQuery = 80;

export const tidyQuery = (query: string | null): string =>
  (query ?? '').replace(/\s+/g, ' ').trim().slice(0, longestQuery).trim();
