import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './values.module.css';

export interface ValuesProps {
  readonly values: readonly { readonly title: string; readonly share: number; readonly text: string }[];
  readonly open?: number;
  /** Level of the headings: 2 if no heading stands above. */
  readonly level?: 2 | 3;
}

/** Minimum legible cap height on phones, in per cent of the pennant's width. */
const least = 5;

/** Values as pennants, of which one is open at a time. */
export function Values({ values, open = 2, level = 3 }: ValuesProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.list} data-motion="nearest steady">
      {values.map(({ title, share, text }, index) => (
        <details key={title} className={styles.row} name="values" open={index === open}>
          <summary className={styles.summary}>
            <Heading>
              <span className="visually-hidden">{title}</span>
              <PosterLines className={styles.closed} lines={[{ text: title, cap: 5.6, share }]} readable={least / 2} />
              <PosterLines className={styles.closedNarrow} lines={[{ text: title, cap: 9 }]} readable={least} />
              <PosterLines className={styles.opened} lines={[{ text: title, cap: 12 }]} readable={least} />
            </Heading>
          </summary>
          <p className={styles.text}>{text}</p>
        </details>
      ))}
    </div>
  );
}
