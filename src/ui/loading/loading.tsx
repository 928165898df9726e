import { useWords } from '../../i18n/language-context.ts';
import styles from './loading.module.css';

/** Spinner in the shape of an hourglass. */
export function Loading({ label }: { readonly label?: string }) {
  const words = useWords();
  return (
    <p className={styles.loading} data-part="spinner">
      <span className={styles.mark} aria-hidden="true" />
      <span className="visually-hidden">{label ?? words.page.loading}</span>
    </p>
  );
}
