import { useWords } from '../../i18n/language-context.ts';
import styles from './search-field.module.css';

/** Heading in the shape of a search field, which really searches the site. */
export function SearchField({ typed }: { readonly typed: string }) {
  const { search: words } = useWords();
  return (
    <>
      <h2 className="visually-hidden">{typed}</h2>
      <search>
        <form className={styles.field} action="/search">
          <input
            className={styles.query}
            type="search"
            name="q"
            aria-label={words.this}
            defaultValue={typed.toLowerCase()}
            autoComplete="off"
            required
          />
          <button type="submit" className={styles.button} aria-label={words.name}>
            <svg className={styles.lens} viewBox="0 0 96 96" aria-hidden="true">
              <path d="M40 6a34 34 0 1 0 0 68a34 34 0 0 0 0-68Zm0 16a18 18 0 1 1 0 36a18 18 0 0 1 0-36ZM60 70l10-10 24 24-10 10Z" />
            </svg>
          </button>
        </form>
      </search>
    </>
  );
}
