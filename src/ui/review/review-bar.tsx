import { dayAndTime } from '../../config/brand/dates.ts';
import { commentsOf, type Review } from '../../domain/review.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './review.module.css';

/** Section at the end of the page in which the reader signs. */
export const signId = 'sign';

/** Whether the comments are hidden, so that the page is shown as it will be. */
type Props = Review & { readonly isPlain: boolean };

function Links({ review, isPlain }: { readonly review: Review; readonly isPlain: boolean }) {
  const { review: words } = useWords();
  const { action, right, parts } = review;
  const count = commentsOf(review).length;
  const first = parts.find(({ comments }) => comments.length > 0) ?? parts[0];
  if (right === 'look') return null;
  if (isPlain)
    return (
      <a href={action} className={styles.link}>
        {words.withComments}
      </a>
    );
  return (
    <>
      <a href={`${action}?only=page`} className={`${styles.link} ${styles.onlyPage}`}>
        {words.onlyPage}
      </a>
      {first && (
        <a href={`#review-${first.id}`} className={styles.link}>
          {words.comments(count)}
        </a>
      )}
      {right === 'sign' && (
        <a href={`#${signId}`} className={styles.pennant}>
          {words.looksRight}
        </a>
      )}
    </>
  );
}

/** Says what the page is, from whom and until when; leads to comments and to the signature. */
export function ReviewBar({ isPlain, ...review }: Props) {
  const language = useLanguage();
  const { review: words } = useWords();
  const { title, from, ends, signed } = review;
  const hasChanged = signed && !signed.isCurrent;
  const state = signed?.isCurrent ? words.looksRight : hasChanged ? words.changed : words.draft;
  return (
    <>
      <aside className={styles.bar} aria-label={words.label}>
        <p className={styles.what}>
          <Icon name={hasChanged ? 'hourglass' : 't-inverted'} className={styles.icon} />
          <b>{state}</b>
        </p>
        <div className={styles.about}>
          <p>
            <b>{title}</b>
          </p>
          <p>{words.until(from, dayAndTime(ends, language))}</p>
        </div>
        <nav className={styles.links} aria-label={words.label}>
          <Links review={review} isPlain={isPlain} />
        </nav>
      </aside>
      <p className={styles.quoteBar} hidden>
        <button type="button" className={styles.pennant} data-review-quote>
          {words.comment}
        </button>
      </p>
    </>
  );
}

/** Links of the bar at the foot of a phone. */
export function ReviewFoot(review: Review) {
  const { review: words } = useWords();
  return (
    <nav className={styles.foot} aria-label={words.label}>
      <Links review={review} isPlain={false} />
    </nav>
  );
}

/** Message of the sender, and instructions. */
export function ReviewLead({ from, message, right }: Review) {
  const { review: words } = useWords();
  const steps = [words.howSection, words.howWords, ...(right === 'sign' ? [words.howSign] : [])];
  if (right === 'look') return null;
  return (
    <section className={styles.lead} aria-label={from || words.label}>
      {message && (
        <blockquote>
          {message} {from && <cite>{from}</cite>}
        </blockquote>
      )}
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <Icon name="t" className={styles.bullet} />
            {step}
          </li>
        ))}
      </ul>
    </section>
  );
}
