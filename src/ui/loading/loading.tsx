import styles from './loading.module.css';

/** Spinner in the shape of an hourglass. */
export function Loading({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <p className={styles.loading} data-part="spinner">
      <span className={styles.mark} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </p>
  );
}
