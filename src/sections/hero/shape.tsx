import { signalPaths } from '../../ui/signal/signal-paths.ts';
import type { Blob } from './blob.ts';
import styles from './shape.module.css';

/** Large flat shape behind the heading. */
export function Shape({ shape, ink, place }: Blob) {
  return (
    <svg
      className={`${styles.blob} ${styles[place]}`}
      data-ink={ink}
      viewBox="0 0 96 96"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shape === 'disc' ? <circle cx="48" cy="48" r="48" /> : <path d={signalPaths[shape]} />}
    </svg>
  );
}
