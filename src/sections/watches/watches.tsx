import type { Ink } from '../../lib/media/colours.ts';
import { type SignalName, signalPaths } from '../../ui/signal/signal-paths.ts';
import styles from './watches.module.css';

export interface Watch {
  readonly title: string;
  readonly text: string;
  readonly signal: SignalName;
  readonly ink: Ink;
  /** Weeks of the quarter, 1 to 13; `all` for continuous jobs. */
  readonly weeks: readonly number[] | 'all';
}

export interface WatchesProps {
  readonly heading: string;
  readonly watches: readonly Watch[];
}

const weekNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
const weeks = weekNumbers.length;
const field = 100;

/** Row of signals as one SVG path. */
function Row({ signal, ink, weeks: when }: Watch) {
  return (
    <svg className={styles.row} data-ink={ink} viewBox={`0 0 ${weeks * field} 44`} aria-hidden="true">
      {when === 'all' ? (
        <path d={`M28 10H${weeks * field - 28}V34H28Z`} />
      ) : (
        when.map((week) => (
          <path
            key={week}
            d={signalPaths[signal]}
            transform={`translate(${(week - 0.5) * field - 22} 0) scale(.458)`}
          />
        ))
      )}
    </svg>
  );
}

/** Recurring jobs on a scale of thirteen weeks. */
export function Watches({ heading, watches }: WatchesProps) {
  return (
    <div className={styles.section}>
      <h2 className={`statement measure ${styles.heading}`}>{heading}</h2>
      <div className={styles.head} aria-hidden="true">
        <span>Week</span>
        <svg className={styles.row} viewBox={`0 0 ${weeks * field} 44`} aria-hidden="true">
          {weekNumbers.map((week) => (
            <text key={week} x={(week - 0.5) * field} y="36">
              {week}
            </text>
          ))}
        </svg>
      </div>
      <ul className={styles.list}>
        {watches.map((watch) => (
          <li key={watch.title} className={styles.watch}>
            <h3 className={styles.title}>{watch.title}</h3>
            <p className={styles.text}>{watch.text}</p>
            <Row {...watch} />
          </li>
        ))}
      </ul>
    </div>
  );
}
