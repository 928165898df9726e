import type { Film as FilmData } from '../../domain/film.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Film } from '../../ui/film/film.tsx';
import styles from './parallax-grid.module.css';

export interface ParallaxItem {
  readonly title: string;
  readonly film: FilmData;
}

export interface ParallaxGridProps {
  /** From 3, 6 or 9 items on: 1, 2 or 3 columns of three. Further items are not shown. */
  readonly items: readonly ParallaxItem[];
}

const perColumn = 3;

/**
 * Films in columns that move against each other with the scroll position. They play in view only,
 * and a button stops them.
 */
export function ParallaxGrid({ items }: ParallaxGridProps) {
  const words = useWords();
  const count = Math.min(3, Math.floor(items.length / perColumn));
  if (count === 0) return null;
  const columns = Array.from({ length: count }, (_, index) => items.slice(index * perColumn, (index + 1) * perColumn));
  return (
    <div className={styles.section} data-motion="parallax-grid">
      <button type="button" className={styles.pause} data-part="pause" hidden>
        {words.film.pause}
      </button>
      <div className={styles.columns} data-columns={count}>
        {columns.map((column) => (
          <ul key={column[0]?.title} className={styles.column}>
            {column.map(({ title, film }) => (
              <li key={title}>
                <figure className={styles.item}>
                  <div className={styles.frame}>
                    <Film film={film} plays="grid" sizes={`${Math.floor(96 / count)}vw`} />
                  </div>
                  <figcaption className={styles.title}>{title}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
