import type { Fact } from '../../shared/facts.ts';

/** A fact that somebody has begun to write. */
interface Begun {
  /** Of the brace. */
  readonly start: number;
  /** Of the caret. */
  readonly end: number;
  readonly query: string;
}

export interface Typed extends Begun {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
}

/**
 * What stands between the last open brace and the caret; null where none is open, or where
 * something is marked.
 */
export function begunAt(value: string, caret: number | null, end: number | null): Begun | null {
  if (caret === null || caret !== end) return null;
  const query = /\{([^{}\n]{0,40})$/.exec(value.slice(0, caret))?.[1];
  return query === undefined ? null : { start: caret - query.length - 1, end: caret, query };
}

/** Those whose name in copy or label has the words in it; first those that begin with them. */
export function factsFor(query: string, facts: readonly Fact[]): readonly Fact[] {
  const words = query.trim().toLowerCase();
  const name = words.replaceAll(' ', '-');
  const begins = ({ token, label }: Fact): boolean => token.startsWith(name) || label.toLowerCase().startsWith(words);
  const found = facts.filter(({ token, label }) => token.includes(name) || label.toLowerCase().includes(words));
  return [...found.filter(begins), ...found.filter((fact) => !begins(fact))];
}
