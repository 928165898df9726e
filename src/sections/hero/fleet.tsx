import type { Ink } from '../../shared/colours.ts';
import { leastStretch } from '../../ui/poster/compose-lines.ts';
import { roomBelow } from '../../ui/poster/dip.tsx';
import { fitLine, measure, type PosterLine } from '../../ui/poster/fit-line.ts';
import styles from './fleet.module.css';

const boats = [
  { ink: 'taxi', at: 0.09, size: 0.8 },
  { ink: 'paper', at: 0.3, size: 1.25 },
  { ink: 'tile', at: 0.5, size: 0.6 },
] as const satisfies readonly { ink: Ink; at: number; size: number }[];

/** Where the boats float: on the open sea below the room of the reflection, in heights of the line. */
const waterline = 2.12;

interface BoatsProps {
  readonly line: PosterLine;
  readonly least: number;
  readonly scale: number;
  readonly className: string;
}

function Boats({ line, least, scale, className }: BoatsProps) {
  const { foot } = fitLine(line, least);
  return (
    <svg
      className={`${styles.fleet} ${className}`}
      viewBox={`0 0 ${measure} ${foot * (1 + roomBelow)}`}
      aria-hidden="true"
    >
      <g className={styles.afloat}>
        {boats.map(({ ink, at, size }) => (
          <g
            key={ink}
            data-ink={ink}
            transform={`translate(${measure * at} ${foot * waterline + 9 * size * scale}) scale(${size * scale})`}
          >
            <path className={styles.fold} d="M-26 0L0 -46L26 0Z" />
            <path d="M-26 0L0 -46V0ZM-62 -12L0 6L62 -12L40 22H-40Z" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Paper boats on the sea below the heading's last line. */
export function Fleet({ wide, narrow }: { readonly wide: PosterLine; readonly narrow: PosterLine }) {
  return (
    <>
      <Boats line={wide} least={leastStretch.wide} scale={0.75} className={styles.wide ?? ''} />
      <Boats line={narrow} least={leastStretch.narrow} scale={1.15} className={styles.narrow ?? ''} />
    </>
  );
}
