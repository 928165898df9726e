import type { Ink } from '../../lib/media/colours.ts';
import { type FittedLine, measure } from './fit-line.ts';
import styles from './line-in-water.module.css';
import { LineWords } from './line-words.tsx';
import lineStyles from './poster.module.css';
import wind from './wind.module.css';

/** Space below a line in water, relative to its height. Only water and reflection occupy it. */
export const roomBelow = 0.75;

/** Class names of calm water, and of water with gusts. */
const still = { windy: '', water: styles.water, feet: styles.feet, slice: styles.slice };
const stirred = {
  windy: ` ${wind.windy}`,
  water: `${styles.water} ${wind.water}`,
  feet: `${styles.feet} ${wind.feet}`,
  slice: `${styles.slice} ${wind.slice}`,
};

/** Slices of the reflection; the style sheet sets their position and drift. */
const slices = ['first', 'second', 'third', 'fourth'];

export interface LineInWaterProps {
  readonly line: FittedLine;
  readonly lastLineInk?: Ink | undefined;
  /** Adds an occasional gust. */
  readonly windy?: boolean;
}

/** Line in water with its reflection: the same drawing, mirrored and sliced. */
export function LineInWater({ line, lastLineInk, windy = false }: LineInWaterProps) {
  const part = windy ? stirred : still;
  const id = `d${line.size}-${line.length}`;
  const viewBox = `0 0 ${measure} ${Number((line.foot * (1 + roomBelow)).toFixed(1))}`;
  return (
    <span className={`${styles.inWater}${part.windy}`}>
      <svg className={lineStyles.line} data-ink={lastLineInk} viewBox={viewBox} aria-hidden="true">
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
