import type { ReactNode } from 'react';
import { useWords } from '../../i18n/language-context.ts';
import styles from './marquee.module.css';

export interface MarqueeProps {
  /** Name that is unique among the page's marquees. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Endless marquee. A checkbox pauses it without script, and so does hover. It stands still under
 * reduced motion.
 */
export function Marquee({ name, children }: MarqueeProps) {
  const words = useWords();
  return (
    <div className={styles.marquee}>
      <div className={styles.track}>
        <div className={styles.run}>{children}</div>
        <div className={styles.run} aria-hidden="true">
          {children}
        </div>
      </div>
      <label className={styles.pause} htmlFor={`${name}-pause`}>
        <input id={`${name}-pause`} type="checkbox" /> {words.page.pause}
      </label>
    </div>
  );
}
