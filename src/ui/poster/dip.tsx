import type { Ink } from '../../shared/colours.ts';
import styles from './dip.module.css';
import { type FittedLine, measure } from './fit-line.ts';
import { LineWords } from './line-words.tsx';
import lineStyles from './poster.module.css';

/** Room below a line that stands in water, in shares of its height: only sea and its reflection have place there. */
export const roomBelow = 0.75;

const slices = [styles.first, styles.second, styles.third, styles.fourth];

/** A line with its feet in water, and its reflection below: the same drawing again, mirrored and sliced. */
export function Dip({ line, dry }: { readonly line: FittedLine; readonly dry?: Ink | undefined }) {
  const id = `d${line.size}-${line.length}`;
  const viewBox = `0 0 ${measure} ${Number((line.foot * (1 + roomBelow)).toFixed(1))}`;
  return (
    <span className={styles.dip}>
      <svg className={lineStyles.line} data-ink={dry} viewBox={viewBox} aria-hidden="true">
        <LineWords line={line} id={id} />
      </svg>
      <span className={styles.water}>
        <span className={styles.feet}>
          <svg viewBox={viewBox} aria-hidden="true">
            <use href={`#${id}`} />
          </svg>
        </span>
        <span className={styles.reflection}>
          {slices.map((slice) => (
            <svg key={slice} className={`${styles.slice} ${slice}`} viewBox={viewBox} aria-hidden="true">
              <use href={`#${id}`} />
            </svg>
          ))}
        </span>
      </span>
    </span>
  );
}
