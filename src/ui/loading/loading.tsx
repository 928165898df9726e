import styles from './loading.module.css';

/** The hourglass of No. 9, turning over until something has arrived. */
export function Loading({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <p className={styles.loading} data-part="spinner">
      <span className={styles.mark} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </p>
  );
}
