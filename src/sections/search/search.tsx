import type { Link } from '../../domain/navigation.ts';
import { longestQuery, type SearchResults } from '../../domain/search-results.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Cross } from '../../ui/cross/cross.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { queryLine } from './query-line.ts';
import { Results } from './results.tsx';
import styles from './search.module.css';

export interface SearchProps {
  /** Texts before a search and for no results, with further links. */
  readonly words: { readonly empty: string; readonly nothing: string; readonly elsewhere: readonly Link[] };
  readonly query: string;
  readonly results: SearchResults;
}

/** Maximum cap height, in per cent of the width. */
const tallest = { wide: 19, narrow: 40 };

/** Query as large as possible, standing in the water of the results. */
function Asked({ text, empty }: { readonly text: string; readonly empty: boolean }) {
  return (
    <div data-part="poster" className={empty ? styles.invitation : undefined}>
      <PosterLines lines={[queryLine(text, tallest.wide)]} inWater="still" className={styles.wide} />
      <PosterLines lines={[queryLine(text, tallest.narrow)]} inWater="still" className={styles.narrow} />
    </div>
  );
}

/**
 * Search page. Without script it is a GET form; script shows results during typing, and arrow keys
 * move through them.
 */
export function Search({ words, query, results }: SearchProps) {
  const { search: interfaceWords, page } = useWords();
  const { invitation } = interfaceWords;
  const nothing = query !== '' && results.count === 0;
  return (
    <search className={styles.search} data-motion="search">
      <h1 className="visually-hidden">{interfaceWords.name}</h1>
      <form className={styles.form} action="/search" data-water="accent6">
        <div className={styles.bar}>
          <label className={styles.label} htmlFor="q">
            {interfaceWords.label}
          </label>
          <a className={styles.close} href="/" data-part="close">
            <Cross /> {page.close}
          </a>
        </div>
        <div className={styles.stage} data-part="stage">
          <div className={styles.field}>
            <input
              className={styles.input}
              id="q"
              name="q"
              type="search"
              defaultValue={query}
              maxLength={longestQuery}
              placeholder={invitation}
              // biome-ignore lint/a11y/noAutofocus: visitors of the search page want to type, and the page begins with the field.
              autoFocus
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              data-part="query"
            />
            <button type="submit" className={styles.submit}>
              {interfaceWords.name}
            </button>
          </div>
          <span className={styles.ruler} data-part="ruler" aria-hidden="true" />
          <Asked text={query || invitation} empty={query === ''} />
        </div>
      </form>
      <div className={styles.head} data-ground="accent6">
        <p className={styles.count} role="status" data-nothing={nothing || undefined} data-part="status">
          {query === '' ? '' : interfaceWords.results(results.count)}
        </p>
        <p className={styles.keys} aria-hidden="true">
          <span>{interfaceWords.move}</span>
          <span>{interfaceWords.open}</span>
          <span>{interfaceWords.leave}</span>
        </p>
      </div>
      <div className={styles.found} data-ground="accent6" data-part="found">
        {query !== '' && !nothing && <Results groups={results.groups} />}
        {query === '' || nothing ? (
          <div className={`grid ${styles.nothing}`}>
            <p className={styles.words}>{nothing ? words.nothing : words.empty}</p>
            <ul className={styles.elsewhere}>
              {words.elsewhere.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} data-part="result">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </search>
  );
}
