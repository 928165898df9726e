import type { FormError } from '../../intake/rules/rules.ts';
import { contactFormPart } from './contact-form.parts.ts';
import styles from './form.module.css';

export interface ErrorSummaryProps {
  readonly form: string;
  readonly errors: readonly FormError[];
}

/** Everything that is wrong, each with a way to its field. Always in the page, so that what appears in it is read out. */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  return (
    <div className={styles.summary} role="alert" data-part={contactFormPart('summary')} hidden={errors.length === 0}>
      <b>{errors.length === 1 ? 'One thing to put right' : `${errors.length} things to put right`}</b>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={message}>{field ? <a href={`#${form}-${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}
