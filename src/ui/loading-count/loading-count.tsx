import styles from './loading-count.module.css';

/** Number of pictures that a hero still loads, in its corner; it disappears at zero. */
export function LoadingCount({ count }: { readonly count: number }) {
  return (
    <p className={styles.count} data-part="count" aria-hidden="true">
      {count}
    </p>
  );
}
