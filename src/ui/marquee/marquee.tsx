import type { ReactNode } from 'react';
import styles from './marquee.module.css';

export interface MarqueeProps {
  /** One word that no other marquee of the page has. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Runs on for ever until it is paused: by its switch, which needs no script, or by pointing at it.
 * Still under reduced motion.
 */
export function Marquee({ name, children }: MarqueeProps) {
  return (
    <div className={styles.marquee}>
      <div className={styles.track}>
        <div className={styles.run}>{children}</div>
        <div className={styles.run} aria-hidden="true">
          {children}
        </div>
      </div>
      <label className={styles.pause} htmlFor={`${name}-pause`}>
        <input id={`${name}-pause`} type="checkbox" /> Pause
      </label>
    </div>
  );
}
