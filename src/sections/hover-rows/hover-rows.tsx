import type { HoverRow } from './hover-row.ts';
import styles from './hover-rows.module.css';
import { SoundingRow } from './sounding-row.tsx';
import { SplitRow } from './split-row.tsx';
import { TowerRow } from './tower-row.tsx';

export interface HoverRowsProps {
  /** Says what the rows are; the page shows it in its hoist bar, so it is not drawn here. */
  readonly heading: string;
  /** Four of them; the `tower` is built from the top floor down. */
  readonly rows: readonly HoverRow[];
  /**
   * `sounding`: a lead line drops to the row, the picture is its weight. `split`: the word parts
   * around its picture. `tower`: the floor grows tall, the picture is the view from it.
   */
  readonly variant: 'sounding' | 'split' | 'tower';
}

const looks = { sounding: SoundingRow, split: SplitRow, tower: TowerRow } as const;

/**
 * Rows of one word each. On wide windows the row that is pointed at, focused or pressed grows and
 * shows its picture; on narrow ones every row has its picture in it. All text is there at any time.
 */
export function HoverRows({ heading, rows, variant }: HoverRowsProps) {
  const Row = looks[variant];
  return (
    <div className={styles.section} data-variant={variant}>
      <h2 className="visually-hidden">{heading}</h2>
      <ol className={styles.rows} data-motion="hover-rows" data-variant={variant}>
        {rows.map((row, index) => (
          <li key={row.title} className={styles.row} data-part="hover-row" data-variant={variant}>
            <Row row={row} number={variant === 'tower' ? rows.length - index : index + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}
