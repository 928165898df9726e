import { Picture } from '../../ui/picture/picture.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import type { HoverRow } from './hover-row.ts';
import { RowChoice } from './row-choice.tsx';
import styles from './tower-row.module.css';

/**
 * In per cent of the width, from the ground up: heights of low and tall floors, and their widths. A
 * tall floor is wider too, because of the font's minimum width.
 */
const heights = { low: 7.2, tall: 14 };
const widths = [100, 46, 38, 30];
const tallWidth = 56;

const narrowWidths = [100, 86, 72, 58];
const narrowHeight = 15;
const least = 5;

const at = (values: readonly number[], floor: number): number => values[Math.min(floor, values.length) - 1] ?? 100;

/** Floor with its word, as wide as the floors above allow, and its text. */
export function TowerRow({ row, number }: { readonly row: HoverRow; readonly number: number }) {
  const { title, tag, text, picture } = row;
  const floor = Math.min(number, widths.length);
  const width = at(widths, floor);
  return (
    <>
      <div className={styles.row} data-floor={floor}>
        <RowChoice row={row} />
        <span className={styles.word}>
          <PosterLines className={styles.idle} lines={[{ text: title, cap: (heights.low / width) * 100 }]} />
          <PosterLines
            className={styles.active}
            lines={[{ text: title, cap: (heights.tall / Math.max(width, tallWidth)) * 100 }]}
          />
          <PosterLines
            className={styles.narrow}
            lines={[{ text: title, cap: (narrowHeight / at(narrowWidths, floor)) * 100 }]}
            readable={least}
          />
        </span>
        <p className={styles.text}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <span>
            {tag && <b>{tag} </b>}
            {text}
          </span>
        </p>
      </div>
      <div className={styles.view}>
        <Picture
          {...picture}
          sizes="(max-width: 600px) 75vw, (max-width: 1024px) 60vw, 34vw"
          className={styles.picture}
        />
      </div>
    </>
  );
}
