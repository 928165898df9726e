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
  return (
    <div className={`${styles.form} ${className}`}>
      <p className={styles.head}>
        <b>{name}</b>
        <span>Received</span>
      </p>
      <div className={answerStyles.answer}>
        <Icon name="hourglass" />
        <p role="status" tabIndex={-1}>
          {text}
        </p>
        <a href="/">Back to homepage</a>
      </div>
      <div className={`${styles.foot} ${styles.end}`}>
        <button className={`${buttonStyles.button} ${styles.button}`} type="button" disabled>
          Submitted
        </button>
      </div>
    </div>
  );
}
