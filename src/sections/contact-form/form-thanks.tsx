import { useWords } from '../../i18n/language-context.ts';
import buttonStyles from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './form.module.css';
import answerStyles from './form-answer.module.css';

/** Confirmation that replaces the form. */
export function FormThanks({
  name,
  text,
  className = '',
}: {
  readonly name: string;
  readonly text: string;
  readonly className?: string | undefined;
}) {
  const { form: words, page } = useWords();
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
