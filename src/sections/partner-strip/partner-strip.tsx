import type { MarkName } from '../../site/site-marks.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './partner-strip.module.css';

export interface PartnerStripProps {
  /** What they are, for a screen reader: `Support clients`. */
  readonly label: string;
  readonly marks: readonly MarkName[];
  /** A few words below. */
  readonly text?: string;
}

/** Marks in one row from margin to margin; they all shrink together, and on narrow windows they wrap. */
export function PartnerStrip({ label, marks, text }: PartnerStripProps) {
  return (
    <>
      <ul className={`measure ${styles.strip}`} aria-label={label}>
        {marks.map((name) => (
          <li key={name}>
            <Mark name={name} className={styles.mark} />
          </li>
        ))}
      </ul>
      {text && (
        <div className="grid">
          <p className={styles.text}>{text}</p>
        </div>
      )}
    </>
  );
}
