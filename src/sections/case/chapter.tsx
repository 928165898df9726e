import type { Picture as PictureData } from '../../domain/picture.ts';
import type { SafeHtml } from '../../lib/html/safe-html.ts';
import type { Ink } from '../../lib/media/colours.ts';
import { acrossPhone } from '../../ui/picture/across-phone.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './chapter.module.css';

/** Content of one step of a case; all parts are optional. */
export interface ChapterContent {
  readonly heading: string | null;
  readonly html: SafeHtml | null;
  /** Pictures of one row. */
  readonly pictures: readonly PictureData[];
  /** Phone screenshots, in a row of their own. */
  readonly phones?: readonly PictureData[];
}

export interface ChapterProps extends ChapterContent {
  readonly ground: Ink;
  /** Position of the text; adjacent chapters differ. */
  readonly split: 'opening' | 'left' | 'right';
}

export const isEmpty = ({ heading, html, pictures, phones = [] }: ChapterContent): boolean =>
  !heading && !html && pictures.length === 0 && phones.length === 0;

const isTall = ({ width, height }: PictureData): boolean => height > width;

/** Maximum number of pictures in a row. */
const widest = 4;

/**
 * Splits pictures into rows of equal length; later rows may have one more: five become two and
 * three.
 */
function rowsOf(pictures: readonly PictureData[]): (readonly PictureData[])[] {
  const rows = Math.ceil(pictures.length / widest);
  const startOf = (row: number): number => Math.floor((row * pictures.length) / rows);
  return Array.from({ length: rows }, (_, row) => pictures.slice(startOf(row), startOf(row + 1)));
}

function Row({ pictures, phones = false }: { readonly pictures: readonly PictureData[]; readonly phones?: boolean }) {
  if (pictures.length === 0) return null;
  const columns = Math.min(pictures.length, phones ? 5 : widest);
  const even = Math.ceil((phones && columns < 4 ? 72 : 100) / columns);
  // The first of two pictures is larger, much larger if only the second is tall.
  const [first, second] = pictures.map(isTall);
  const larger = second && !first ? 70 : 56;
  const shareOf = (index: number): number => (columns === 2 && !phones ? ([larger, 98 - larger][index] ?? even) : even);
  return (
    <ul
      className={`${styles.pictures} ${phones ? styles.phones : ''}`}
      data-part={phones ? 'phones' : 'pictures'}
      data-count={columns}
    >
      {pictures.map((picture, index) => (
        <li key={picture.url} data-tall={isTall(picture) || undefined} data-delayed="apart">
          <Picture
            {...picture}
            sizes={`${phones && index > 0 ? '(max-width: 768px) 50vw' : acrossPhone}, ${shareOf(index)}vw`}
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  );
}

/** Step of a case: text, then pictures. */
export function Chapter({ heading, html, pictures, phones = [], ground, split }: ChapterProps) {
  return (
    <section className={`${styles.chapter} ${styles[split]}`} data-ground={ground}>
      {(heading || html) && (
        <div className={`grid ${styles.words}`}>
          {heading && (
            <h2 className={styles.heading} dir="auto">
              {heading}
            </h2>
          )}
          {html && <RichText html={html} lead className={styles.text} />}
        </div>
      )}
      {rowsOf(pictures).map((row) => (
        <Row key={row[0]?.url} pictures={row} />
      ))}
      <Row pictures={phones} phones />
    </section>
  );
}
