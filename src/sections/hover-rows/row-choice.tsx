import { useWords } from '../../i18n/language-context.ts';
import type { HoverRow } from './hover-row.ts';
import styles from './row-choice.module.css';

/**
 * Link of a row, or a button that shows its picture; either covers the row. The button is hidden
 * where every row shows its picture.
 */
export function RowChoice({ row: { title, href } }: { readonly row: HoverRow }) {
  const words = useWords();
  return (
    <h3 className={styles.title}>
      {href ? (
        <a href={href} className={styles.link}>
          <span className="visually-hidden">{title}</span>
        </a>
      ) : (
        <>
          <span className="visually-hidden">{title}</span>
          <button type="button" className={`${styles.link} ${styles.button}`} aria-label={words.rows.show(title)} />
        </>
      )}
    </h3>
  );
}
