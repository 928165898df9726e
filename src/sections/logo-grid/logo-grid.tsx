import type { Mark as MarkData } from '../../shared/mark.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './logo-grid.module.css';

export interface LogoGridProps {
  readonly heading: string;
  /** The heading is in the hoist bar already: here it is for screen readers alone. */
  readonly quiet?: boolean;
  readonly marks: readonly MarkData[];
}

/** Marks in a ruled grid, each alone in its field. */
export function LogoGrid({ heading, quiet = false, marks }: LogoGridProps) {
  return (
    <div className={styles.section}>
      {quiet ? (
        <h2 className="visually-hidden">{heading}</h2>
      ) : (
        <h2 className={`statement measure ${styles.heading}`}>{heading}</h2>
      )}
      <ul className={styles.marks}>
        {marks.map((mark) => (
          <li key={mark.name} className={styles.field}>
            <Mark {...mark} className={styles.mark} />
          </li>
        ))}
      </ul>
    </div>
  );
}
