import type { Fact } from '../../../domain/facts.ts';

/** Unfinished fact token in a text. */
interface Begun {
  /** Index of the brace. */
  readonly start: number;
  /** Index of the caret. */
  readonly end: number;
  readonly query: string;
}

export interface Typed extends Begun {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
}

/**
 * Returns the text between the last open brace and the caret; null without an open brace or with a
 * selection.
 */
export function begunAt(value: string, caret: number | null, end: number | null): Begun | null {
  if (caret === null || caret !== end) return null;
  const query = /\{([^{}\n]{0,40})$/.exec(value.slice(0, caret))?.[1];
  return query === undefined ? null : { start: caret - query.length - 1, end: caret, query };
}

/** Returns facts whose token or label contains the query; prefix matches come first. */
export function factsFor(query: string, facts: readonly Fact[]): readonly Fact[] {
  const words = query.trim().toLowerCase();
  const name = words.replaceAll(' ', '-');
  const begins = ({ token, label }: Fact): boolean => token.startsWith(name) || label.toLowerCase().startsWith(words);
  const found = facts.filter(({ token, label }) => token.includes(name) || label.toLowerCase().includes(words));
  return [...found.filter(begins), ...found.filter((fact) => !begins(fact))];
}
