'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import '../../cms/admin/shell/view-links.css';
import { linksChanged } from '../../cms/editorial/preview/link-state.ts';
import type { PageParts } from '../../cms/editorial/preview/page-parts.ts';
import type { CommentState } from '../../domain/review.ts';
import type { Beside, Sent } from '../beside.ts';
import { panelId, setOpenComments } from './open-comments.ts';
import { ReviewPeople } from './review-people.tsx';
import './review-panel.css';
import { ReviewSections } from './review-sections.tsx';

/** Pause after a save before the review is read anew, in ms: autosaves come in rows. */
const pause = 1500;

/** Reads the review of the open record, after each save and on each return to the window. */
function useBeside() {
  const { id, collectionSlug, isTrashed, lastUpdateTime } = useDocumentInfo();
  const [beside, setBeside] = useState<Sent<Beside>>();
  const address = id === undefined || isTrashed ? undefined : `/cms/review-comments/of/${collectionSlug}/${id}`;

  const look = useCallback(async () => {
    if (!address) return;
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) setBeside((await answer.json()) as Sent<Beside>);
  }, [address]);

  useEffect(() => void look(), [look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed what was signed.
  useEffect(() => {
    const waiting = setTimeout(() => void look(), pause);
    return () => clearTimeout(waiting);
  }, [look, lastUpdateTime]);

  useEffect(() => {
    const again = () => void look();
    window.addEventListener('focus', again);
    document.addEventListener(linksChanged, again);
    return () => {
      window.removeEventListener('focus', again);
      document.removeEventListener(linksChanged, again);
    };
  }, [look]);

  return { beside: address ? beside : undefined, look };
}

const tabs = [
  { state: 'open', name: 'Open', none: 'No open comments.' },
  { state: 'replied', name: 'Replied', none: 'No comments wait for their writers.' },
  { state: 'resolved', name: 'Resolved', none: 'No resolved comments.' },
] as const satisfies readonly { readonly state: CommentState; readonly name: string; readonly none: string }[];

/** Comments and sign-offs of the open record. */
export function ReviewPanel({ rows }: Pick<PageParts, 'rows'>) {
  const say = useSay();
  const { beside, look } = useBeside();
  const [state, setState] = useState<CommentState>('open');
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  const comments = beside ? [...beside.sections.flatMap((section) => section.comments), ...beside.lost] : [];
  const countOf = (one: CommentState) => comments.filter((comment) => comment.state === one).length;
  const open = countOf('open');

  useEffect(() => {
    setOpenComments(open);
    return () => setOpenComments(0);
  }, [open]);

  if (!beside?.isShared) return null;
  const done = (words: string) => {
    setMessage(words);
    // The pressed button may be gone.
    status.current?.focus();
    void look();
  };
  return (
    <section className="review" id={panelId} tabIndex={-1} aria-label={say('Sign-off and comments')}>
      <ReviewPeople people={beside.people} />
      {open > 0 && (
        <p className="review__turn" data-ink="accent4">
          {say(open === 1 ? '{count} comment waits for an answer' : '{count} comments wait for an answer', {
            count: open,
          })}
        </p>
      )}
      <ul className="panel-list view-links review__tabs" aria-label={say('Comments')}>
        {tabs.map((tab) => (
          <li key={tab.state}>
            <button
              type="button"
              className="view-links__view"
              aria-current={tab.state === state ? 'true' : undefined}
              onClick={() => setState(tab.state)}
            >
              {say(tab.name)} <b>{countOf(tab.state)}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className="review__status" role="status" tabIndex={-1} ref={status}>
        {message}
      </p>
      {countOf(state) === 0 && (
        <p className="panel-words">{say(tabs.find((tab) => tab.state === state)?.none ?? '')}</p>
      )}
      <ReviewSections {...{ beside, state, rows, done }} />
    </section>
  );
}
