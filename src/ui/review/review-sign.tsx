import { dayAndTime } from '../../config/brand/dates.ts';
import { commentLimits, commentsOf, type Review } from '../../domain/review.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import styles from './review.module.css';
import { signId } from './review-bar.tsx';
import { Field } from './review-strip.tsx';

function People({ reviewers }: Pick<Review, 'reviewers'>) {
  const { review: words, text } = useWords();
  if (reviewers.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={words.people}>
      {reviewers.map(({ key, name, state, comments }) => (
        <li key={key}>
          <b>{name}</b>
          <span>
            {comments > 0 && `${words.commentCount(comments)}${text.comma}`}
            {words.standing[state]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const Act = ({
  review,
  act,
  children,
}: {
  readonly review: Review;
  readonly act: string;
  readonly children: string;
}) => (
  <form method="post" action={review.action}>
    <input type="hidden" name="act" value={act} />
    <button type="submit" className={styles.plain}>
      {children}
    </button>
  </form>
);

/** End of a review: the reader says that the page looks right, or is done for now. */
export function ReviewSign(review: Review) {
  const language = useLanguage();
  const { review: words } = useWords();
  const { right, reader, savedAt, digest, signed, reviewers, attempt, done } = review;
  if (right === 'look') return null;
  const open = commentsOf(review).filter(({ state }) => state === 'open').length;
  const own = attempt?.part === signId ? attempt : undefined;
  const error = own && words.errors[own.error];
  const isCurrent = signed?.isCurrent === true;
  const heading = isCurrent
    ? words.thanks(reader || (reviewers[0]?.name ?? ''))
    : signed
      ? words.isItStillRight
      : words.isItRight;
  const notice = done === 'withdrawn' ? words.withdrawn : done === 'finished' ? words.finished : undefined;
  return (
    <section className={styles.sign} id={signId} aria-labelledby="sign-heading">
      <div className={styles.question}>
        <h2 id="sign-heading">{right === 'sign' ? heading : words.notYet}</h2>
        <People reviewers={reviewers} />
      </div>
      <div className={styles.form}>
        {notice && (
          <p className={styles.done} role="status">
            {notice}
          </p>
        )}
        {isCurrent && signed && (
          <>
            <p className={styles.text} role="status">
              {words.signed(dayAndTime(signed.at, language))}
            </p>
            <Act review={review} act="withdraw">
              {words.withdraw}
            </Act>
          </>
        )}
        {right === 'sign' && !isCurrent && (
          <form method="post" action={review.action} className={styles.form}>
            <p className={styles.text}>{words.shownVersion(dayAndTime(savedAt, language))}</p>
            {open > 0 && <p className={styles.note}>{words.openComments(open)}</p>}
            <input type="hidden" name="act" value="sign" />
            <input type="hidden" name="digest" value={digest} />
            {reader ? (
              error && (
                <p className={styles.error} role="alert">
                  {error}
                </p>
              )
            ) : (
              <Field
                id="sign-name"
                name="name"
                label={words.name}
                value={own?.name ?? ''}
                most={commentLimits.name}
                error={error}
                required
              />
            )}
            <button type="submit" className={styles.pennant} data-main>
              {signed ? words.stillRight : words.looksRight}
            </button>
          </form>
        )}
        {!isCurrent && reader && done !== 'finished' && (
          <Act review={review} act="finish">
            {words.notYet}
          </Act>
        )}
      </div>
    </section>
  );
}
