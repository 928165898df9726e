import type { SummaryState } from '../../translations/summary.ts';
import { StatusBadge } from '../cells/status-badge.tsx';

const kinds = {
  'not begun': 'none',
  draft: 'draft',
  changed: 'changed',
  ready: 'done',
  'up to date': 'published',
} as const satisfies Record<SummaryState, string>;

/** State of a translation as shape and words. */
export const StateBadge = ({ state, words }: { readonly state: SummaryState; readonly words: string }) => (
  <StatusBadge kind={kinds[state]} word={words} />
);
