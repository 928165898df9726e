'use client';

import { useState } from 'react';
import { openPart } from '../../cms/admin/sharing/open-part.ts';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import type { CommentState, ReviewComment } from '../../domain/review.ts';
import type { Beside, Sent } from '../beside.ts';
import { ReviewThread } from './review-thread.tsx';

type Comment = Sent<ReviewComment>;

interface Props {
  readonly beside: Sent<Beside>;
  readonly state: CommentState;
  /** Field whose rows are sections of the page. */
  readonly rows: string | undefined;
  /** Called with the message of a change that was stored. */
  readonly done: (words: string) => void;
}

/** Replies that are being written, by comment; they outlive a form that Payload builds anew. */
const kept = new Map<number, string>();

/** Comments of one state, by section; those that are being answered stay in any state. */
export function ReviewSections({ beside, state, rows, done }: Props) {
  const say = useSay();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(() => new Map(kept));
  const setDraft = (id: number, text: string | undefined) => {
    if (text === undefined) kept.delete(id);
    else kept.set(id, text);
    setDrafts(new Map(kept));
  };
  const isShown = (comment: Comment) => comment.state === state || Boolean(drafts.get(comment.id));
  const thread = (comment: Comment) => (
    <ReviewThread
      key={comment.id}
      {...{ comment, done }}
      draft={drafts.get(comment.id)}
      setDraft={(text) => setDraft(comment.id, text)}
    />
  );
  const lost = beside.lost.filter(isShown);
  return (
    <>
      {beside.sections.map(({ id, mark, number, name, comments }) => {
        const shown = comments.filter(isShown);
        if (shown.length === 0) return null;
        return (
          <section key={id} aria-label={say('{number} {name}', { number, name: say(name) })}>
            <h4 className="review__section">
              <span className="review__number">{number}</span>
              <button type="button" onClick={() => void openPart(mark, rows)}>
                {say(name)}
                <span className="panel-hidden">{say(', show in the form')}</span>
              </button>
            </h4>
            {shown.map(thread)}
          </section>
        );
      })}
      {lost.length > 0 && (
        <section aria-label={say('Removed section')}>
          <h4 className="review__section">
            <span className="review__number" aria-hidden="true">
              ▲
            </span>
            {say('Removed section')}
          </h4>
          {lost.map(thread)}
        </section>
      )}
    </>
  );
}
