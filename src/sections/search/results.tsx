import type { MarkedText, PriceInShort, SearchGroup, SearchHit } from '../../domain/search-results.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './results.module.css';

function Marked({ parts }: { readonly parts: readonly MarkedText[] }) {
  let position = 0;
  return parts.map(({ text, marked }) => {
    position += text.length;
    return marked ? <mark key={position}>{text}</mark> : <span key={position}>{text}</span>;
  });
}

function ServicePrice({ before, figure, after }: PriceInShort) {
  return (
    <span className={styles.price}>
      {before && <small>{before}</small>}
      <b>{figure}</b>
      {after && <small>{after}</small>}
    </span>
  );
}

function Hit({ hit: { href, title, text, picture, price } }: { readonly hit: SearchHit }) {
  return (
    <li>
      <a className={styles.hit} href={href} data-part="result" data-price={price ? true : undefined}>
        <span className={styles.words}>
          <b className={styles.title} dir="auto">
            <Marked parts={title} />
          </b>
          {text.length > 0 && (
            <span className={styles.text} dir="auto">
              <Marked parts={text} />
            </span>
          )}
        </span>
        {price && <ServicePrice {...price} />}
        {picture && (
          <span className={styles.picture}>
            <Picture {...picture} alt="" sizes="(max-width: 768px) 42vw, 34vw" />
          </span>
        )}
      </a>
    </li>
  );
}

/** Search results in groups, each with its best hits and their total. */
export function Results({ groups }: { readonly groups: readonly SearchGroup[] }) {
  const { search: words } = useWords();
  return groups.map(({ name, hits, count }) => (
    <section
      key={name}
      className={name === 'Work' ? `${styles.group} ${styles.screens}` : styles.group}
      aria-labelledby={`found-${name}`}
    >
      <h2 className={styles.heading} id={`found-${name}`}>
        {words.groups[name]} <span>{count}</span>
      </h2>
      <div>
        <ul>
          {hits.map((hit) => (
            <Hit key={hit.href} hit={hit} />
          ))}
        </ul>
        {count > hits.length && <p className={styles.more}>{words.nearest(hits.length, count)}</p>}
      </div>
    </section>
  ));
}
