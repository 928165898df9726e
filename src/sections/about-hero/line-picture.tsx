import type { Picture } from '../../domain/picture.ts';
import { measure, placeOf } from '../../ui/poster/fit-line.ts';
import type { Standing } from '../../ui/poster/poster.tsx';
import styles from './line-picture.module.css';

/** Gap between words and lift, in thousandths of the width. */
const air = 24;
/** Minimum width of the lift, in thousandths of the width. */
const least = 40;

/**
 * Open lift with people in it, in the space beside a short line.
 *
 * @param line index of the short line, from 0
 * @param share share of the width up to which the other lines extend
 */
export const pictureBeside = (picture: Picture, line: number, share: number): Standing => ({
  line,
  content: (fitted) => {
    const from = placeOf(fitted, fitted.text.length - 1).to + air;
    const width = measure * share - from;
    // A line as long as the others leaves no space.
    if (width < least) return null;
    return (
      <svg
        className={styles.picture}
        viewBox={`0 0 ${measure} ${fitted.height}`}
        preserveAspectRatio="xMidYMin"
        aria-hidden="true"
      >
        <image href={picture.url} x={from} width={width} height={fitted.height} preserveAspectRatio="xMidYMid slice" />
      </svg>
    );
  },
});
