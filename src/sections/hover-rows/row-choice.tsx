import type { HoverRow } from './hover-row.ts';
import styles from './row-choice.module.css';

/**
 * What makes a row answer: its link, or a button that brings up its picture. Either takes the row's
 * whole face. The button has nothing to do, and is not there, where every row has its picture in
 * it.
 */
export function RowChoice({ row: { title, href } }: { readonly row: HoverRow }) {
  return (
    <h3 className={styles.title}>
      {href ? (
        <a href={href} className={styles.link}>
          <span className="visually-hidden">{title}</span>
        </a>
      ) : (
        <>
          <span className="visually-hidden">{title}</span>
          <button
            type="button"
            className={`${styles.link} ${styles.button}`}
            aria-label={`Show the picture: ${title}`}
          />
        </>
      )}
    </h3>
  );
}
