import { StatusBadge } from '../../cms/admin/cells/status-badge.tsx';
import type { Say } from '../../cms/panel/say.ts';
import type { ReviewSummary } from '../overview.ts';

/** State of a review: shape and word. */
export function ReviewBadge({ review: { turn, people }, say }: { readonly review: ReviewSummary; readonly say: Say }) {
  if (turn === 'signed') return <StatusBadge kind="done" word={say('Signed off')} />;
  if (turn === 'ended') return <StatusBadge kind="late" word={say('Ended')} />;
  if (turn === 'others' && people.some(({ state }) => state === 'changed'))
    return <StatusBadge kind="open" word={say('Changed since')} />;
  return <StatusBadge kind="waiting" word={turn === 'us' ? say('Our turn') : say('Waiting')} />;
}
