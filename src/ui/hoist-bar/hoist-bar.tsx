import { Signal } from '../signal/signal.tsx';
import type { SignalName } from '../signal/signal-paths.ts';
import styles from './hoist-bar.module.css';

/** Letters of a word that a column of the grid has room for. */
const inOneColumn = 5;

export interface HoistBarProps {
  readonly signal: SignalName;
  /** The signal as a bulletin names it: `No. 8 NW`. */
  readonly number: string;
  /** What the section is about. */
  readonly name: string;
  /** The name is a heading, over whatever else the section says. */
  readonly heading?: boolean;
  /** A short, dry, true forecast. */
  readonly forecast?: string;
  /** `3 / 8` */
  readonly place?: string;
}

/** Opens a section on the anchor lines of the grid. */
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
