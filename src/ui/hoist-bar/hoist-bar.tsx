import { Signal } from '../signal/signal.tsx';
import type { SignalName } from '../signal/signal-paths.ts';
import styles from './hoist-bar.module.css';

/** Maximum length of a word that fits into one column of the grid. */
const inOneColumn = 5;

export interface HoistBarProps {
  readonly signal: SignalName;
  /** Signal as in a bulletin: `No. 8 NW`. */
  readonly number: string;
  /** Topic of the section. */
  readonly name: string;
  /** Renders the name as an `<h2>`. */
  readonly heading?: boolean;
  /** Short remark. */
  readonly forecast?: string;
  /** Position, for example `3 / 8`. */
  readonly place?: string;
}

/** Header bar of a section, aligned with the grid. */
export function HoistBar({ signal, number, name, heading = false, forecast, place }: HoistBarProps) {
  const Name = heading ? 'h2' : 'p';
  const wide = place?.split(/\s+/).some((word) => [...word].length > inOneColumn);
  return (
    <div className={`grid ${styles.bar}`}>
      <p className={styles.number}>
        <Signal name={signal} />
        {number}
      </p>
      <Name className={styles.name}>{name}</Name>
      {forecast && <p className={styles.forecast}>{forecast}</p>}
      {place && <p className={wide ? `${styles.place} ${styles.wide}` : styles.place}>{place}</p>}
    </div>
  );
}
