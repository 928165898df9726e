import { DescendingRow } from './descending-row.tsx';
import type { HoverRow } from './hover-row.ts';
import styles from './hover-rows.module.css';
import { SplitRow } from './split-row.tsx';
import { TowerRow } from './tower-row.tsx';

export interface HoverRowsProps {
  /** Topic of the rows; the page shows it in its section header, not here. */
  readonly heading: string;
  /** Exactly four; the `tower` variant shows the top floor first. */
  readonly rows: readonly HoverRow[];
  /**
   * `descending`: a line drops to the row, with the picture as its weight. `split`: the word
   * opens around the picture. `tower`: the floor grows, and the picture is its view.
   */
  readonly variant: 'descending' | 'split' | 'tower';
}

const looks = { descending: DescendingRow, split: SplitRow, tower: TowerRow } as const;

/**
 * Rows of one word each. On wide windows the active row grows and shows its picture; on narrow ones
 * every row shows its own. The text is always visible.
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
