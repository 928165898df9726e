import type { Mark as MarkData } from '../../domain/mark.ts';
import type { Ground } from '../../lib/media/colours.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './solutions-strip.module.css';

export interface Solution {
  readonly title: string;
  /** Wordmark of the platform, used as a title. */
  readonly mark: MarkData;
  readonly description: string;
}

export interface SolutionsStripProps {
  readonly heading: string;
  /** Exactly four. */
  readonly solutions: readonly Solution[];
}

const grounds = ['accent3', 'accent6', 'accent1', 'accent2'] as const satisfies readonly Ground[];

/** Platforms side by side on sails of different heights. */
export function SolutionsStrip({ heading, solutions }: SolutionsStripProps) {
  return (
    <div>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={styles.strip}>
        {solutions.map(({ title, mark, description }, index) => (
          <li key={mark.name} className={styles.solution} data-ground={grounds[index % grounds.length]}>
            <Mark {...mark} className={styles.mark} />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
