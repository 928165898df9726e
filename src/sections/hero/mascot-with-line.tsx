import { hasMascots, Mascot, type MascotName } from '../../ui/mascot/mascot.tsx';
import styles from './mascot-with-line.module.css';

export interface MascotWithLineProps {
  readonly name: MascotName;
  readonly ink: string;
}

/**
 * Figure on the first line of the heading. Its line runs behind the letters and in front of
 * the water (wide windows).
 */
export function MascotWithLine(mascotWithLine: MascotWithLineProps) {
  if (!hasMascots) return null;
  return (
    <>
      <Mascot {...mascotWithLine} className={styles.mascot} />
      <span className={styles.line} data-ink="accent1" aria-hidden="true" />
      <span className={`${styles.line} ${styles.lower}`} data-ink="accent1" aria-hidden="true" />
    </>
  );
}
