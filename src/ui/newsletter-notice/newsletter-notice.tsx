import { useWords } from '../../i18n/language-context.ts';
import type { NewsletterState } from '../../lib/newsletter-state.ts';
import buttonStyles from '../button/button.module.css';
import styles from './newsletter-notice.module.css';

/**
 * Page of a newsletter link. Only its button changes something: programs that scan mails open every
 * link.
 */
export function NewsletterNotice({
  state,
  email,
}: {
  readonly state: NewsletterState;
  /** Mail address of the agency, for links to leave that do not work. */
  readonly email: string;
}) {
  const { newsletter: words, page } = useWords();
  const { heading, text, ...rest } = words.states[state];
  return (
    <section className={`measure ${styles.notice}`}>
      <h1>{heading}</h1>
      <p>{text}</p>
      {'button' in rest ? (
        <form method="post">
          <button type="submit" className={`${buttonStyles.button} ${styles.button}`}>
            {rest.button}
          </button>
        </form>
      ) : state === 'unknownLeave' ? (
        <a href={`mailto:${email}`}>{email}</a>
      ) : (
        <a href="/">{page.backToHome}</a>
      )}
    </section>
  );
}
