import type { Picture } from '../../shared/picture.ts';
import { measure, placeOf } from '../../ui/poster/fit-line.ts';
import type { Standing } from '../../ui/poster/poster.tsx';
import styles from './lift.module.css';

/** Air between the words and the lift, in thousandths of the measure. */
const air = 24;
/** A narrower lift would be a slit. */
const least = 40;

/**
 * A lift with its doors open and people in it, in the room that a short line leaves.
 *
 * @param line the short one, counted from nothing
 * @param share of the measure, up to which the other lines reach
 */
export const liftBeside = (picture: Picture, line: number, share: number): Standing => ({
  line,
  content: (fitted) => {
    const from = placeOf(fitted, fitted.text.length - 1).to + air;
    const width = measure * share - from;
    // A line that is as long as the others leaves it no room.
    if (width < least) return null;
    return (
      <svg
        className={styles.lift}
        viewBox={`0 0 ${measure} ${fitted.height}`}
        preserveAspectRatio="xMidYMin"
        aria-hidden="true"
      >
        <image href={picture.url} x={from} width={width} height={fitted.height} preserveAspectRatio="xMidYMid slice" />
      </svg>
    );
  },
});
