'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { sendRequest } from '../../cms/admin/saving/send-request.ts';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import { commentLimits, type ReviewComment, type ReviewReply } from '../../domain/review.ts';
import { textAttributes } from '../../lib/text/language.ts';
import type { Sent } from '../beside.ts';
import { Moment } from './moment.tsx';

interface Props {
  readonly comment: Sent<ReviewComment>;
  /** Reply that is being written; undefined while its field is shut. */
  readonly draft: string | undefined;
  readonly setDraft: (text: string | undefined) => void;
  readonly done: (words: string) => void;
}

const Words = ({ text }: { readonly text: string }) => (
  <p className="review__words" {...textAttributes(text)}>
    {text}
  </p>
);

function Reply({ reply }: { readonly reply: Sent<ReviewReply> }) {
  const say = useSay();
  return (
    <div className="review__reply">
      <p className="review__by">
        <b>{reply.name || say('A colleague')}</b> <Moment at={reply.at} />
      </p>
      <Words text={reply.text} />
    </div>
  );
}

/** Passage that a comment is about, and its changes since. */
function About({ comment }: Pick<Props, 'comment'>) {
  const say = useSay();
  const { quote, isQuoteGone, movedFrom, removedSection } = comment;
  const passage = quote && <q {...textAttributes(quote)}>{quote}</q>;
  return (
    <>
      {passage && <p className="review__quote">{isQuoteGone ? <s>{passage}</s> : passage}</p>}
      {isQuoteGone && <p className="panel-quiet">{say('These words have changed since.')}</p>}
      {movedFrom !== undefined && (
        <p className="panel-quiet">{say('This section was {number}.', { number: movedFrom })}</p>
      )}
      {removedSection && (
        <p className="panel-quiet">{say('In “{name}”, removed since.', { name: say(removedSection) })}</p>
      )}
    </>
  );
}

/** Comment with its replies, and what a colleague may do with it. */
export function ReviewThread({ comment, draft, setDraft, done }: Props) {
  const say = useSay();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = useId();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  const { id, number, name: writer, at, text, state, replies } = comment;
  const isWriting = draft !== undefined;

  useEffect(() => {
    if (isWriting) field.current?.focus();
  }, [isWriting]);

  const send = async (action: 'reply' | 'resolve' | 'reopen', body: object, words: string) => {
    if (isSending) return;
    setSending(true);
    setError('');
    const problem = await sendRequest(say, `review-comments/${id}/${action}`, 'POST', body);
    setSending(false);
    if (problem) return setError(problem);
    setDraft(undefined);
    done(words);
  };
  const reply = (resolve: boolean) =>
    send(
      'reply',
      { text: draft, resolve },
      say(resolve ? 'Replied to {name}, and resolved.' : 'Replied to {name}.', { name: writer }),
    );
  const button = (label: string, press: () => unknown, isMain = false) => (
    <button
      type="button"
      className="panel-button"
      data-main={isMain || undefined}
      disabled={isSending}
      onClick={() => void press()}
    >
      {label}
    </button>
  );
  return (
    <article className="review__thread" data-writing={isWriting || undefined} aria-labelledby={`${name}-by`}>
      <span className="review__flag" data-state={comment.removedSection === undefined ? state : 'lost'}>
        {number}
      </span>
      <div>
        <p className="review__by" id={`${name}-by`}>
          <span className="panel-hidden">{say('Comment {number}:', { number })} </span>
          <b>{writer}</b> <Moment at={at} />
        </p>
        <About comment={comment} />
        <Words text={text} />
        {replies.map((one) => (
          <Reply key={`${one.at} ${one.name}`} reply={one} />
        ))}
        {isWriting && (
          <>
            <label className="review__label" htmlFor={name}>
              {say('Your reply')}
            </label>
            <textarea
              id={name}
              ref={field}
              className="panel-input"
              rows={3}
              maxLength={commentLimits.text}
              value={draft}
              onChange={({ target }) => setDraft(target.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : undefined}
            />
          </>
        )}
        {error && (
          <p className="panel-wrong" id={`${name}-error`} role="alert">
            {error}
          </p>
        )}
        <div className="panel-row review__actions">
          {isWriting ? (
            <>
              {button(say('Reply'), () => reply(false), true)}
              {state !== 'resolved' && button(say('Reply and resolve'), () => reply(true))}
              {button(say('Cancel'), () => setDraft(undefined))}
            </>
          ) : (
            <>
              {button(say('Reply'), () => setDraft(''))}
              {state === 'resolved'
                ? button(say('Reopen'), () => send('reopen', {}, say('Comment {number} is open again.', { number })))
                : button(say('Resolve'), () => send('resolve', {}, say('Comment {number} is resolved.', { number })))}
            </>
          )}
        </div>
      </div>
    </article>
  );
}
