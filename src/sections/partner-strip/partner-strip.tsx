import type { Mark as MarkData } from '../../domain/mark.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './partner-strip.module.css';

export interface PartnerStripProps {
  readonly heading?: string;
  readonly headingLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  /** Accessible name: `Support clients`. */
  readonly label: string;
  readonly marks: readonly MarkData[];
  /** Short text below. */
  readonly text?: string;
}

/** Marks in one row that shrink together; they wrap on narrow windows. */
export function PartnerStrip({ heading, headingLines, label, marks, text }: PartnerStripProps) {
  return (
    <>
      {heading && (
        <div className="measure">
          <Poster text={heading} {...headingLines} />
        </div>
      )}
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
