import type { MarkedText, SearchGroup, SearchHit } from '../../content/search/results.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './results.module.css';
import { searchPart } from './search.parts.ts';

function Marked({ parts }: { readonly parts: readonly MarkedText[] }) {
  let position = 0;
  return parts.map(({ text, marked }) => {
    position += text.length;
    return marked ? <mark key={position}>{text}</mark> : <span key={position}>{text}</span>;
  });
}

const signals = ['9', '8', '1', '3', '10'] as const;

function Hit({ hit, place }: { readonly hit: SearchHit; readonly place: number | undefined }) {
  return (
    <li>
      <a
        className={styles.hit}
        href={hit.href}
        data-part={searchPart('result')}
        data-pictured={place !== undefined || undefined}
      >
        {place !== undefined && (
          <span className={styles.picture} data-signal={signals[place % signals.length]}>
            {hit.picture && <Picture {...hit.picture} alt="" sizes="(max-width: 768px) 22vw, 12vw" />}
          </span>
        )}
        <b className={styles.title} dir="auto">
          <Marked parts={hit.title} />
        </b>
        {hit.text.length > 0 && (
          <span className={styles.text} dir="auto">
            <Marked parts={hit.text} />
          </span>
        )}
      </a>
    </li>
  );
}

/** What was found, in groups; of each the best, and how many more there are. */
export function Results({ groups }: { readonly groups: readonly SearchGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, hits, count }) => (
        <section key={name} className={styles.group} data-group={name} aria-labelledby={`found-${name}`}>
          <h2 className={styles.heading} id={`found-${name}`}>
            <span className={styles.number}>{count}</span> {name}
          </h2>
          <ul>
            {hits.map((hit, place) => (
              <Hit key={hit.href} hit={hit} place={name === 'Work' ? place : undefined} />
            ))}
          </ul>
          {count > hits.length && (
            <p className={styles.more}>
              The {hits.length} nearest of {count}. One more word finds the rest.
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
