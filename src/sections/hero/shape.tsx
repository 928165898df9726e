import { iconPaths } from '../../ui/icon/icon-paths.ts';
import type { HeroShape } from './hero-shape.ts';
import styles from './shape.module.css';

/** Large flat shape behind the heading. */
export function Shape({ shape, ink, place }: HeroShape) {
  return (
    <svg
      className={`${styles.shape} ${styles[place]}`}
      data-ink={ink}
      viewBox="0 0 96 96"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shape === 'disc' ? <circle cx="48" cy="48" r="48" /> : <path d={iconPaths[shape]} />}
    </svg>
  );
}
