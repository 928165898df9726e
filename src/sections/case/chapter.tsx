import type { Ground } from '../../site/colours.ts';
import type { Picture as PictureData } from '../../site/picture.ts';
import type { SafeHtml } from '../../site/safe-html.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './chapter.module.css';

export interface ChapterProps {
  readonly heading: string | null;
  readonly html: SafeHtml | null;
  /** Pictures that belong together stand in one row. */
  readonly rows?: readonly (readonly PictureData[])[];
  readonly ground: Ground;
  /** Where the text stands; neighbours differ. */
  readonly split: 'opening' | 'left' | 'right';
}

/** One step of a case: what it says, then what it looked like. Nothing at all when it has neither. */
export function Chapter({ heading, html, rows = [], ground, split }: ChapterProps) {
  const filled = rows.filter((row) => row.length > 0);
  if (!heading && !html && filled.length === 0) return null;
  return (
    <section className={`${styles.chapter} ${styles[split]}`} data-ground={ground}>
      {(heading || html) && (
        <div className={`grid ${styles.words}`}>
          {heading && <h2 className={styles.heading}>{heading}</h2>}
          {html && <RichText html={html} className={styles.text} />}
        </div>
      )}
      {filled.map((pictures) => (
        <ul key={pictures[0]?.url} className={styles.pictures} data-count={Math.min(pictures.length, 4)}>
          {pictures.map((picture) => (
            <li key={picture.url}>
              <Picture
                {...picture}
                sizes={`(max-width: 768px) 100vw, ${Math.ceil(100 / Math.min(pictures.length, 4))}vw`}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
