import { dayAndTime } from '../../config/brand/dates.ts';
import { commentLimits, type Review, type ReviewComment, type ReviewPart } from '../../domain/review.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { textAttributes } from '../../lib/text/language.ts';
import { Icon } from '../icon/icon.tsx';
import { Changes } from './changes.tsx';
import styles from './review.module.css';

/** Flags that a strip shows; the rest is a number. */
const mostFlags = 4;

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly most: number;
  readonly rows?: number;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** Labelled field; the server says what is wrong with it. */
export function Field({ id, name, label, value = '', most, rows, error, required = false }: FieldProps) {
  const shared = {
    id,
    name,
    defaultValue: value,
    maxLength: most,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type="text" autoComplete={name === 'name' ? 'name' : 'off'} />
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <Icon name="triangle-down" className={styles.bullet} />
          {error}
        </p>
      )}
    </div>
  );
}

/** Form of one press on a comment. */
function Act({
  review,
  act,
  comment,
  children,
}: {
  readonly review: Review;
  readonly act: string;
  readonly comment: number;
  readonly children: string;
}) {
  return (
    <form method="post" action={review.action}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="comment" value={comment} />
      <button type="submit" className={styles.action}>
        {children}
      </button>
    </form>
  );
}

function Reply({ review, comment }: { readonly review: Review; readonly comment: ReviewComment }) {
  const { review: words } = useWords();
  const id = `reply-${comment.id}`;
  return (
    <details className={styles.reply}>
      <summary className={styles.action}>{words.reply}</summary>
      <form method="post" action={review.action} className={styles.form}>
        <input type="hidden" name="act" value="reply" />
        <input type="hidden" name="comment" value={comment.id} />
        <Field id={id} name="text" label={words.reply} most={commentLimits.text} rows={3} required />
        {!review.reader && (
          <Field id={`${id}-name`} name="name" label={words.name} most={commentLimits.name} required />
        )}
        <button type="submit" className={styles.pennant}>
          {words.sendReply}
        </button>
      </form>
    </details>
  );
}

const stateIcons = { open: 't', replied: 'hourglass', resolved: 'cross' } as const;

function Comment({ review, comment }: { readonly review: Review; readonly comment: ReviewComment }) {
  const language = useLanguage();
  const { review: words } = useWords();
  const { id, number, name, at, text, quote, state, isQuoteGone, movedFrom, removedSection, isOwn, replies } = comment;
  return (
    <li id={`comment-${number}`} className={styles.comment}>
      <span className={styles.flag} data-state={removedSection === undefined ? state : 'lost'}>
        {number}
      </span>
      <div>
        <p className={styles.by}>
          <b>{name || words.unnamed}</b> <time dateTime={at.toISOString()}>{dayAndTime(at, language)}</time>
          <span className={styles.state}>
            <Icon name={stateIcons[state]} className={styles.bullet} />
            {words.state[state]}
          </span>
        </p>
        {movedFrom && <p className={styles.note}>{words.movedFrom(movedFrom)}</p>}
        {removedSection && <p className={styles.note}>{words.removedSection(removedSection)}</p>}
        {quote && (
          <p className={styles.note}>
            {words.about} {isQuoteGone ? <s>{quote}</s> : <q>{quote}</q>} {isQuoteGone && words.quoteGone}
          </p>
        )}
        <p className={styles.text} {...textAttributes(text)}>
          {text}
        </p>
        {replies.map((reply) => (
          <div key={reply.at.toISOString() + reply.text} className={styles.answer}>
            <p className={styles.by}>
              <b>{reply.name || words.unnamed}</b>{' '}
              <time dateTime={reply.at.toISOString()}>{dayAndTime(reply.at, language)}</time>
            </p>
            <p className={styles.text} {...textAttributes(reply.text)}>
              {reply.text}
            </p>
          </div>
        ))}
        {review.right !== 'look' && (
          <div className={styles.actions}>
            <Reply review={review} comment={comment} />
            {isOwn && state !== 'resolved' && (
              <Act review={review} act="resolve" comment={id}>
                {words.resolve}
              </Act>
            )}
            {isOwn && state === 'resolved' && (
              <Act review={review} act="reopen" comment={id}>
                {words.reopen}
              </Act>
            )}
            {isOwn && replies.length === 0 && (
              <Act review={review} act="delete" comment={id}>
                {words.remove}
              </Act>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function Comments({ review, comments }: { readonly review: Review; readonly comments: readonly ReviewComment[] }) {
  if (comments.length === 0) return null;
  return (
    <ol className={styles.comments}>
      {comments.map((comment) => (
        <Comment key={comment.id} {...{ review, comment }} />
      ))}
    </ol>
  );
}

function CommentForm({ review, part }: { readonly review: Review; readonly part: ReviewPart }) {
  const { review: words } = useWords();
  const attempt = review.attempt?.part === part.id ? review.attempt : undefined;
  const id = `comment-on-${part.id}`;
  const error = attempt && words.errors[attempt.error];
  const isNameWrong = attempt?.error === 'nameless';
  return (
    <form method="post" action={review.action} className={styles.form}>
      <h3>{words.yourComment}</h3>
      <input type="hidden" name="act" value="comment" />
      <input type="hidden" name="part" value={part.id} />
      <Field
        id={id}
        name="text"
        label={words.textLabel(review.from)}
        value={attempt?.text ?? ''}
        most={commentLimits.text}
        rows={4}
        error={isNameWrong ? undefined : error}
        required
      />
      <Field
        id={`${id}-quote`}
        name="quote"
        label={words.quoteLabel}
        value={attempt?.quote ?? ''}
        most={commentLimits.quote}
      />
      {!review.reader && (
        <Field
          id={`${id}-name`}
          name="name"
          label={words.name}
          value={attempt?.name ?? ''}
          most={commentLimits.name}
          error={isNameWrong ? error : undefined}
          required
        />
      )}
      <button type="submit" className={styles.pennant} data-main>
        {words.send}
      </button>
      <p className={styles.note}>{words.sendNote(review.from)}</p>
    </form>
  );
}

function Flags({ comments }: { readonly comments: readonly ReviewComment[] }) {
  const order = { open: 0, replied: 1, resolved: 2 } as const;
  const sorted = [...comments].sort((a, b) => order[a.state] - order[b.state]);
  return (
    <span className={styles.flags} aria-hidden="true">
      {sorted.slice(0, mostFlags).map(({ id, number, state }) => (
        <span key={id} className={styles.flag} data-state={state}>
          {number}
        </span>
      ))}
      {sorted.length > mostFlags && `+${sorted.length - mostFlags}`}
    </span>
  );
}

/** Strip behind a part of the page: its comments and a form, in the flow, also without script. */
export function ReviewStrip({ review, part }: { readonly review: Review; readonly part: ReviewPart }) {
  const { review: words } = useWords();
  const { id, number, name, comments, changes } = part;
  const isOpen = review.open === id || review.attempt?.part === id;
  const open = comments.filter(({ state }) => state === 'open').length;
  const sent = isOpen && review.done?.startsWith('sent-') ? Number(review.done.slice('sent-'.length)) : undefined;
  return (
    <details
      className={styles.strip}
      id={`review-${id}`}
      open={isOpen}
      data-review-part={id}
      data-changed={changes.length > 0 || undefined}
    >
      <summary className={styles.head}>
        <span className={styles.number}>{number}</span>
        <b className={styles.name}>{name}</b>
        <Flags comments={comments} />
        {comments.length > 0 && <span className={styles.count}>{words.flags(open, comments.length)}</span>}
        {changes.length > 0 && <span className={styles.isChanged}>{words.changed}</span>}
        <span className={styles.toggle}>
          <span data-when="closed">{words.comment}</span>
          <span data-when="open">{words.close}</span>
          <Icon name="triangle-down" className={styles.bullet} />
        </span>
      </summary>
      <div className={styles.inside}>
        <div className={styles.list}>
          {sent !== undefined && (
            <p className={styles.done} role="status">
              {words.sent(sent)}
            </p>
          )}
          {isOpen && review.done === 'deleted' && (
            <p className={styles.done} role="status">
              {words.deleted}
            </p>
          )}
          {changes.length > 0 && (
            <>
              <h3>{words.changedSince}</h3>
              <Changes words={changes} className={styles.changes} />
            </>
          )}
          <Comments {...{ review, comments }} />
        </div>
        {review.right !== 'look' && <CommentForm {...{ review, part }} />}
      </div>
    </details>
  );
}

/** Comments whose section was removed, at the end of the page. */
export function LostComments(review: Review) {
  const { review: words } = useWords();
  if (review.lost.length === 0) return null;
  return (
    <section className={styles.lost} aria-labelledby="review-lost">
      <h2 id="review-lost">{words.lost}</h2>
      <p className={styles.note}>{words.lostNote}</p>
      <Comments review={review} comments={review.lost} />
    </section>
  );
}
