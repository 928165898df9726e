import styles from './loading-count.module.css';

/**
 * How many pictures a hero still waits for: a small number in its corner, gone when all have come.
 */
export function LoadingCount({ count }: { readonly count: number }) {
  return (
    <p className={styles.count} data-part="count" aria-hidden="true">
      {count}
    </p>
  );
}
