import { longestQuery } from '../../domain/search-results.ts';
import { useWords } from '../../i18n/language-context.ts';
import buttonStyles from '../../ui/button/button.module.css';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** Label of the field. */
  readonly label: string;
  /** Placeholder of the field. */
  readonly example?: string;
}

/** Search field that leads to the search page. */
export function SearchBox({ label, example }: SearchBoxProps) {
  const words = useWords();
  return (
    <search className={`grid ${styles.section}`}>
      <form className={styles.form} action="/search">
        <label className={styles.label}>
          <span className="statement">{label}</span>
          <input
            className={styles.input}
            name="q"
            type="search"
            maxLength={longestQuery}
            placeholder={example}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className={`${buttonStyles.button} ${styles.submit}`} data-magnetic="">
          {words.search.name}
        </button>
      </form>
    </search>
  );
}
