import { longestQuery } from '../../content/search/results.ts';
import buttonStyles from '../../ui/button/button.module.css';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** What somebody may look for. */
  readonly label: string;
  /** In the empty field: an example. */
  readonly example?: string;
}

/** One line to type in, which leads to the search. */
export function SearchBox({ label, example }: SearchBoxProps) {
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
          Search
        </button>
      </form>
    </search>
  );
}
