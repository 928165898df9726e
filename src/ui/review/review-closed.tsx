import { dayAndTime } from '../../config/brand/dates.ts';
import type { ClosedReview } from '../../domain/review.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { Changes } from './changes.tsx';
import styles from './review.module.css';

/** Page of a link that shows no draft: it has ended, was turned off, or the page is on the site. */
export function ReviewClosed(closed: ClosedReview) {
  const language = useLanguage();
  const { review: words } = useWords();
  const { states } = words;
  switch (closed.state) {
    case 'ended':
      return (
        <section className={styles.closed}>
          <h1>{states.endedHeading(dayAndTime(closed.ends, language))}</h1>
          <p className={styles.text}>{states.endedNote}</p>
          {closed.isAsked ? (
            <p className={styles.done} role="status">
              {states.renewed}
            </p>
          ) : (
            <form method="post" action={closed.action}>
              <input type="hidden" name="act" value="renew" />
              <button type="submit" className={styles.pennant} data-main>
                {states.renew}
              </button>
            </form>
          )}
        </section>
      );
    case 'revoked':
      return (
        <section className={styles.closed}>
          <h1>{states.revokedHeading}</h1>
          <p className={styles.text}>{states.revokedNote}</p>
          <p className={styles.text}>
            <a href={`mailto:${closed.email}`}>{closed.email}</a>
          </p>
        </section>
      );
    case 'published':
      return (
        <section className={styles.closed}>
          <h1>{states.publishedHeading}</h1>
          {closed.signedAt && <p className={styles.text}>{words.signedAt(dayAndTime(closed.signedAt, language))}</p>}
          {closed.signedAt && (
            <p className={styles.text}>
              {closed.changes.length === 0 ? states.publishedSigned : states.publishedChanged}
            </p>
          )}
          {closed.changes.map((changes) => (
            <Changes key={changes.map(({ text }) => text).join('')} words={changes} className={styles.changes} />
          ))}
          <a className={styles.pennant} data-main href={closed.page}>
            {states.openPage}
          </a>
        </section>
      );
    default:
      throw new Error(`There is no page for ${closed satisfies never}.`);
  }
}
