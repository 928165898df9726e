import type { Mark as MarkData } from '../../shared/mark.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './partner-strip.module.css';

export interface PartnerStripProps {
  /** What they are, for a screen reader: `Support clients`. */
  readonly label: string;
  readonly marks: readonly MarkData[];
  /** A few words below. */
  readonly text?: string;
}

/** Marks in one row from margin to margin; they all shrink together, and on narrow windows they wrap. */
export function PartnerStrip({ label, marks, text }: PartnerStripProps) {
  return (
    <>
      <ul className={`measure ${styles.strip}`} aria-label={label}>
        {marks.map((mark) => (
          <li key={mark.name}>
            <Mark {...mark} className={styles.mark} />
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
