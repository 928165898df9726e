import type { Mark as MarkData } from '../../domain/mark.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './logo-grid.module.css';

export interface LogoGridProps {
  readonly heading: string;
  /** Hides the heading visually, because the section header shows it. */
  readonly quiet?: boolean;
  readonly marks: readonly MarkData[];
  /** Marks in one font, aligned on one baseline at one size. */
  readonly even?: boolean;
}

/** Whether a title has ascenders or descenders, which enlarge its mark. */
const reach = (title: string): string =>
  `${/[bdfhkl]/.test(title) ? 'up' : ''} ${/[gjpqy]/.test(title) ? 'down' : ''}`.trim();

/** Marks in a ruled grid, one per field. */
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
