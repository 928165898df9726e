'use client';

import { useSay } from '../../cms/admin/shell/use-say.ts';
import { commentsToAnswer } from '../words.ts';
import { panelId, useOpenComments } from './open-comments.ts';
import './review-link.css';

/** Leads to comments that stand below the form: on phones, and with a preview beside it. */
export function ReviewLink() {
  const say = useSay();
  const count = useOpenComments();
  if (count === 0) return null;
  const show = () => {
    const panel = document.getElementById(panelId);
    panel?.scrollIntoView({ block: 'start' });
    panel?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className="panel-link review-link"
      aria-label={say('Comments: {what}', { what: commentsToAnswer(count, say) })}
      onClick={show}
    >
      {say('Comments')} {count}
    </button>
  );
}
