import styles from './search-field.module.css';

/** A heading, typed into a search field. */
export function SearchField({ typed }: { readonly typed: string }) {
  return (
    <h2 className={styles.field}>
      <span className={styles.query}>{typed}</span>
      <svg className={styles.lens} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <path d="M40 6a34 34 0 1 0 0 68a34 34 0 0 0 0-68Zm0 16a18 18 0 1 1 0 36a18 18 0 0 1 0-36ZM60 70l10-10 24 24-10 10Z" />
      </svg>
    </h2>
  );
}
