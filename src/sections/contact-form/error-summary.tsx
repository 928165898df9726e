import type { FormError } from '../../intake/rules/rules.ts';
import styles from './form.module.css';

export interface ErrorSummaryProps {
  readonly form: string;
  readonly errors: readonly FormError[];
}

/**
 * Everything that is wrong, each with a way to its field. It takes the focus: the visitor hears how
 * much there is to do before the first of it.
 */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const title = `${form}-errors`;
  return (
    <section
      className={styles.summary}
      aria-labelledby={title}
      tabIndex={-1}
      data-part="summary"
      hidden={errors.length === 0}
      // A page that comes back with errors begins here.
      {...(errors.length > 0 ? { autoFocus: true } : {})}
    >
      <b id={title}>{errors.length === 1 ? 'One thing to put right' : `${errors.length} things to put right`}</b>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={message}>{field ? <a href={`#${form}-${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </section>
  );
}
