import { Figure, type Person } from '../../ui/cast/cast.tsx';
import { measure, placeOf } from '../../ui/poster/fit-line.ts';
import type { Standing } from '../../ui/poster/poster.tsx';
import styles from './lift.module.css';

/** Air between the words and the lift, in thousandths of the measure. */
const air = 24;
/** The open doors, and the shade of their inner edges, as shares of the lift's width. */
const door = 0.15;
const shade = 0.04;

const passengers: readonly { readonly person: Person; readonly ink: string; readonly at: number }[] = [
  { person: '8', ink: 'harbour', at: 0.3 },
  { person: '9', ink: 'neon', at: 0.5 },
  { person: '3', ink: 'ferry', at: 0.7 },
];

/** Height of a passenger to the knees, which is what the lift shows, on the grid that the cast is drawn on. */
const shown = { top: 236, knees: 36 };

/**
 * A lift with its doors open and people in it, in the room that a short line leaves.
 *
 * @param line the short one, counted from nothing
 * @param share of the measure, up to which the other lines reach
 */
export const liftBeside = (line: number, share: number): Standing => ({
  line,
  content: (fitted) => {
    const last = fitted.text.length - 1;
    const from = placeOf(fitted, last).to + air;
    const to = measure * share;
    const [width, height] = [to - from, fitted.height];
    const scale = height / (shown.top - shown.knees);
    const doorway = { left: from + width * door, right: to - width * door };
    return (
      <svg
        className={styles.lift}
        viewBox={`0 0 ${measure} ${height}`}
        preserveAspectRatio="xMidYMin"
        aria-hidden="true"
        focusable="false"
      >
        <clipPath id="lift">
          <rect x={from} width={width} height={height} />
        </clipPath>
        <g data-ink="tart">
          <rect x={from} width={width} height={height} fill="currentColor" />
        </g>
        <g clipPath="url(#lift)">
          {passengers.map(({ person, ink, at }) => (
            <g
              key={person}
              transform={`translate(${(from + width * at).toFixed(1)} ${(height + shown.knees * scale).toFixed(1)}) scale(${scale.toFixed(4)})`}
            >
              <Figure person={person} ink={ink} />
            </g>
          ))}
        </g>
        <g data-ink="taxi">
          <rect x={from} width={width * door} height={height} fill="currentColor" />
          <rect x={doorway.right} width={width * door} height={height} fill="currentColor" />
        </g>
        <rect className={styles.shade} x={doorway.left - width * shade} width={width * shade} height={height} />
        <rect className={styles.shade} x={doorway.right} width={width * shade} height={height} />
        <g data-ink="tart">
          <path
            d={`M${from + width * 0.055} ${height * 0.2}l${height * 0.11} ${height * 0.19}h${-height * 0.22}Z`}
            fill="currentColor"
          />
        </g>
      </svg>
    );
  },
});
