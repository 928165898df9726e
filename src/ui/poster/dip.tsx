import type { Ink } from '../../lib/media/colours.ts';
import styles from './dip.module.css';
import { type FittedLine, measure } from './fit-line.ts';
import gusts from './gusts.module.css';
import { LineWords } from './line-words.tsx';
import lineStyles from './poster.module.css';

/** Space below a line in water, relative to its height. Only sea and reflection occupy it. */
export const roomBelow = 0.75;

/** Class names of calm water, and of water with gusts. */
const still = { gusty: '', water: styles.water, feet: styles.feet, slice: styles.slice };
const stirred = {
  gusty: ` ${gusts.gusty}`,
  water: `${styles.water} ${gusts.water}`,
  feet: `${styles.feet} ${gusts.feet}`,
  slice: `${styles.slice} ${gusts.slice}`,
};

/** Slices of the reflection; the style sheet sets their position and drift. */
const slices = ['first', 'second', 'third', 'fourth'];

export interface DipProps {
  readonly line: FittedLine;
  readonly dry?: Ink | undefined;
  /** Adds an occasional gust. */
  readonly gusty?: boolean;
}

/** Line in water with its reflection: the same drawing, mirrored and sliced. */
export function Dip({ line, dry, gusty = false }: DipProps) {
  const part = gusty ? stirred : still;
  const id = `d${line.size}-${line.length}`;
  const viewBox = `0 0 ${measure} ${Number((line.foot * (1 + roomBelow)).toFixed(1))}`;
  return (
    <span className={`${styles.dip}${part.gusty}`}>
      <svg className={lineStyles.line} data-ink={dry} viewBox={viewBox} aria-hidden="true">
        <LineWords line={line} id={id} />
      </svg>
      <span className={part.water}>
        <span className={part.feet}>
          <svg viewBox={viewBox} aria-hidden="true">
            <use href={`#${id}`} />
          </svg>
        </span>
        <span className={styles.reflection}>
          {slices.map((slice) => (
            <span key={slice} className={part.slice}>
              <svg viewBox={viewBox} aria-hidden="true">
                <use href={`#${id}`} />
              </svg>
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
