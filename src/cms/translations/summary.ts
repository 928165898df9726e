import { type Say, sayEnglish } from '../panel/say.ts';
import type { TextStatus } from './drift.ts';

export interface Counts {
  readonly current: number;
  readonly changed: number;
  readonly missing: number;
  readonly removed: number;
}

/**
 * `changed`: texts of a begun translation no longer follow the source. `ready`: all texts do, and
 * some are not published.
 */
export type SummaryState = 'not begun' | 'draft' | 'changed' | 'ready' | 'up to date';

export const noTexts = { current: 0, changed: 0, missing: 0, removed: 0 } satisfies Counts;

export const addCounts = (one: Counts, other: Counts): Counts => ({
  current: one.current + other.current,
  changed: one.changed + other.changed,
  missing: one.missing + other.missing,
  removed: one.removed + other.removed,
});

export function countStates(texts: readonly Pick<TextStatus, 'state'>[]): Counts {
  const counts = { ...noTexts };
  for (const { state } of texts) counts[state] += 1;
  return counts;
}

/** Number of texts of the source. */
export const textsIn = ({ current, changed, missing }: Counts): number => current + changed + missing;

export interface Publication {
  /** Whether the site shows a translation. */
  readonly isPublished: boolean;
  /** Whether the newest translation is not the one that the site shows. */
  readonly isDraft: boolean;
}

export function stateOf(counts: Counts, { isPublished, isDraft }: Publication): SummaryState {
  const { current, changed, missing, removed } = counts;
  if (current + changed + removed === 0 && !isPublished) return 'not begun';
  if (changed + removed > 0 || (isPublished && missing > 0)) return 'changed';
  if (missing > 0) return 'draft';
  return isPublished && !isDraft ? 'up to date' : 'ready';
}

/** Number of texts to write, check or remove. */
export const textsToCheck = ({ changed, missing, removed }: Counts): number => changed + missing + removed;

/** State of a record in a sentence: `3 texts changed`, `Draft: 6 of 19 texts`. */
export function describeState(state: SummaryState, counts: Counts, say: Say = sayEnglish): string {
  const [count, total] = [textsToCheck(counts), textsIn(counts)];
  switch (state) {
    case 'not begun':
      return say('Not begun');
    case 'draft':
      return say(total === 1 ? 'Draft: {count} of {total} text' : 'Draft: {count} of {total} texts', {
        count: counts.current,
        total,
      });
    case 'changed':
      return say(count === 1 ? '{count} text changed' : '{count} texts changed', { count });
    case 'ready':
      return say('Ready to publish');
    case 'up to date':
      return say('Up to date');
  }
}
