import type { FormError } from '../../forms/rules.ts';
import { fill } from '../../i18n/browser-words.ts';
import { useWords } from '../../i18n/language-context.ts';
import styles from './form.module.css';

export interface ErrorSummaryProps {
  readonly form: string;
  readonly errors: readonly FormError[];
}

/**
 * Lists all errors with links to their fields. It receives focus, so that screen readers announce
 * the number of errors first.
 */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const { forms: words } = useWords();
  const title = `${form}-errors`;
  return (
    <section
      className={styles.summary}
      aria-labelledby={title}
      tabIndex={-1}
      data-part="summary"
      hidden={errors.length === 0}
      // Without script, focuses the summary when the page returns with errors.
      {...(errors.length > 0 ? { autoFocus: true } : {})}
    >
      <b id={title}>{errors.length === 1 ? words.oneError : fill(words.errors, { count: errors.length })}</b>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={message}>{field ? <a href={`#${form}-${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </section>
  );
}
