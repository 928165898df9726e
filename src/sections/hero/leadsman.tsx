import { Cast, type Person } from '../../ui/cast/cast.tsx';
import styles from './leadsman.module.css';

export interface LeadsmanProps {
  readonly person: Person;
  readonly ink: string;
}

/**
 * Figure on the first line of the heading. Its lead line runs behind the letters and in front of
 * the sea (wide windows).
 */
export const Leadsman = (leadsman: LeadsmanProps) => (
  <>
    <Cast {...leadsman} className={styles.leadsman} />
    <span className={styles.lead} data-ink="taxi" aria-hidden="true" />
    <span className={`${styles.lead} ${styles.deep}`} data-ink="taxi" aria-hidden="true" />
  </>
);
