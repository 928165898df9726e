import type { Mark as MarkData } from '../../shared/mark.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './logo-grid.module.css';

export interface LogoGridProps {
  readonly heading: string;
  /** The heading is in the hoist bar already: here it is for screen readers alone. */
  readonly quiet?: boolean;
  readonly marks: readonly MarkData[];
  /** The marks are names in one type: they stand on one line, in one size. */
  readonly even?: boolean;
}

/** Letters that are higher than capitals, or reach below the line, and their mark with them. */
const reach = (title: string): string =>
  `${/[bdfhkl]/.test(title) ? 'up' : ''} ${/[gjpqy]/.test(title) ? 'down' : ''}`.trim();

/** Marks in a ruled grid, each alone in its field. */
export function LogoGrid({ heading, quiet = false, marks, even = false }: LogoGridProps) {
  return (
    <div className={styles.section} data-even={even || undefined}>
      {quiet ? (
        <h2 className="visually-hidden">{heading}</h2>
      ) : (
        <h2 className={`statement measure ${styles.heading}`}>{heading}</h2>
      )}
      <ul className={styles.marks}>
        {marks.map((mark) => (
          <li key={mark.name} className={styles.field} data-reach={even ? reach(mark.title) : undefined}>
            <Mark {...mark} className={styles.mark} />
          </li>
        ))}
      </ul>
    </div>
  );
}
