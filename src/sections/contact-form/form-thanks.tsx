import { useWords } from '../../i18n/language-context.ts';
import buttonStyles from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Ticked } from '../view.ts';
import styles from './form.module.css';
import answerStyles from './form-answer.module.css';

/** Confirmation that replaces the form. */
export function FormThanks({
  name,
  text,
  ticked,
  className = '',
}: {
  readonly name: string;
  readonly text: string;
  /** Ticked boxes of a form that has some; the script shows what applies in the template. */
  readonly ticked?: Ticked | undefined;
  readonly className?: string | undefined;
}) {
  const { form: words, page, call, newsletter } = useWords();
  return (
    <div className={`${styles.form} ${className}`}>
      <p className={styles.head}>
        <b>{name}</b>
        <span>{words.received}</span>
      </p>
      <div className={answerStyles.answer}>
        <Icon name="hourglass" />
        <p role="status" tabIndex={-1}>
          {text}
        </p>
        {ticked && (
          <>
            <div className={answerStyles.more} data-part="thanks-call" hidden={!ticked.call}>
              {call.thanks}
              <ul />
            </div>
            <div className={answerStyles.more} data-part="thanks-newsletter" hidden={!ticked.newsletter}>
              {newsletter.thanks}
            </div>
          </>
        )}
        <a href="/">{page.backToHome}</a>
      </div>
      <div className={`${styles.foot} ${styles.end}`}>
        <button className={`${buttonStyles.button} ${styles.button}`} type="button" disabled>
          {words.submitted}
        </button>
      </div>
    </div>
  );
}
