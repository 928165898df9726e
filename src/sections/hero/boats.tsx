import type { Ink } from '../../lib/media/colours.ts';
import { leastStretch } from '../../ui/poster/compose-lines.ts';
import { fitLine, measure, type PosterLine } from '../../ui/poster/fit-line.ts';
import { roomBelow } from '../../ui/poster/line-in-water.tsx';
import styles from './boats.module.css';

interface Boat {
  readonly ink: Ink;
  readonly at: number;
  readonly size: number;
}

/** Leaves the right of the water free for the switch that stops the motion. */
const boats: Readonly<Record<'wide' | 'narrow', readonly Boat[]>> = {
  wide: [
    { ink: 'accent1', at: 0.14, size: 0.85 },
    { ink: 'paper', at: 0.43, size: 1.3 },
    { ink: 'accent6', at: 0.7, size: 0.6 },
  ],
  narrow: [
    { ink: 'accent1', at: 0.1, size: 1 },
    { ink: 'paper', at: 0.33, size: 1.5 },
    { ink: 'accent6', at: 0.5, size: 0.7 },
  ],
};

/** Vertical position of the boats below the reflection, in heights of the line. */
const waterline = 2.12;

interface RowProps {
  readonly line: PosterLine;
  readonly window: 'wide' | 'narrow';
  readonly className: string;
}

function Row({ line, window, className }: RowProps) {
  const { foot } = fitLine(line, leastStretch[window]);
  return (
    <svg
      className={`${styles.boats} ${className}`}
      viewBox={`0 0 ${measure} ${foot * (1 + roomBelow)}`}
      aria-hidden="true"
    >
      <g className={styles.afloat}>
        {boats[window].map(({ ink, at, size }) => (
          <g
            key={ink}
            data-ink={ink}
            transform={`translate(${measure * at} ${foot * waterline + 9 * size}) scale(${size})`}
          >
            <path className={styles.fold} d="M-26 0L0 -46L26 0Z" />
            <path d="M-26 0L0 -46V0ZM-62 -12L0 6L62 -12L40 22H-40Z" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Paper boats on the water below the last line of the heading. */
export function Boats({ wide, narrow }: { readonly wide: PosterLine; readonly narrow: PosterLine }) {
  return (
    <>
      <Row line={wide} window="wide" className={styles.wide ?? ''} />
      <Row line={narrow} window="narrow" className={styles.narrow ?? ''} />
    </>
  );
}
