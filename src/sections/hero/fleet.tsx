import type { Ink } from '../../shared/colours.ts';
import { fitLine, measure, type PosterLine } from '../../ui/poster/fit-line.ts';
import styles from './fleet.module.css';

const boats = [
  { ink: 'taxi', at: 0.452, size: 0.8 },
  { ink: 'paper', at: 0.655, size: 1.25 },
  { ink: 'tile', at: 0.915, size: 0.6 },
] as const satisfies readonly { ink: Ink; at: number; size: number }[];

/** Where the water stands in the line when the page is at its top, as in `data-tide="middle"`. */
const waterline = 0.56;

function Boats({ line, scale, className }: { readonly line: PosterLine; readonly scale: number; className?: string }) {
  const { height } = fitLine(line);
  return (
    <svg
      className={`${styles.fleet} ${className}`}
      viewBox={`0 0 ${measure} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.afloat}>
        {boats.map(({ ink, at, size }) => (
          <g
            key={ink}
            data-ink={ink}
            transform={`translate(${measure * at} ${height * waterline + 9 * size * scale}) scale(${size * scale})`}
          >
            <path className={styles.fold} d="M-26 0L0 -46L26 0Z" />
            <path d="M-26 0L0 -46V0ZM-62 -12L0 6L62 -12L40 22H-40Z" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Paper boats on the sea of the heading's last line; they rise with its tide. */
export function Fleet({ wide, narrow }: { readonly wide: PosterLine; readonly narrow: PosterLine }) {
  return (
    <>
      <Boats line={wide} scale={0.75} className={styles.wide ?? ''} />
      <Boats line={narrow} scale={1.15} className={styles.narrow ?? ''} />
    </>
  );
}
