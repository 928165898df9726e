import { chineseName, mark } from '../../config/brand/wordmark.ts';
import { measure } from '../../ui/poster/fit-line.ts';
import type { Standing } from '../../ui/poster/poster.tsx';
import styles from './signboards.module.css';

/**
 * Positions of the boards in thousandths of the width, from the top of the heading's first line.
 */
const places = {
  wide: { disc: { x: 838, y: 48, radius: 64 }, pennant: { x: 908, y: -24, width: 92, height: 146 }, letter: 58 },
  narrow: {
    disc: { x: 597, y: -320, radius: 152 },
    pennant: { x: 776, y: -478, width: 224, height: 336 },
    letter: 144,
  },
} as const;

/** Upper end of the rods, above every window. */
const ceiling = -1200;
/** Size of the mark as a share of the disc's radius, and the size of its grid. */
const markShare = 1.3;
const markGrid = 96;
/** Straight part of a pennant, above its tip, as a share of its height. */
const straight = 0.77;

/**
 * Signboards over a street: the brand's mark on a disc, and its Chinese name, if any, on a pennant.
 *
 * @param beside whether a short first line leaves space for them on wide windows
 */
export function signboardsOver(beside: boolean): { wide: Standing; narrow: Standing } {
  const at = (name: 'wide' | 'narrow'): Standing => ({
    line: 0,
    content: ({ height }) => {
      const { disc, pennant, letter } = places[name];
      const side = disc.radius * markShare;
      const [left, right, middle] = [pennant.x, pennant.x + pennant.width, pennant.x + pennant.width / 2];
      const foot = pennant.y + pennant.height;
      const shoulder = pennant.y + pennant.height * straight;
      const characters = [...(chineseName ?? '')];
      return (
        <svg
          className={styles.signboards}
          viewBox={`0 0 ${measure} ${height}`}
          preserveAspectRatio="xMidYMin"
          aria-hidden="true"
        >
          <path className={styles.rod} d={`M${disc.x} ${ceiling}V${disc.y}`} />
          <g data-ink="accent4">
            <circle cx={disc.x} cy={disc.y} r={disc.radius} fill="currentColor" />
          </g>
          <path
            className={styles.mark}
            d={mark}
            transform={`translate(${disc.x - side / 2} ${disc.y - side / 2}) scale(${(side / markGrid).toFixed(4)})`}
          />
          {characters.length > 0 && (
            <>
              <path
                className={styles.rod}
                d={`M${left + pennant.width * 0.16} ${ceiling}V${pennant.y}M${right - pennant.width * 0.16} ${ceiling}V${pennant.y}`}
              />
              <g data-ink="accent5">
                <path
                  d={`M${left} ${pennant.y}H${right}V${shoulder}L${middle} ${foot}L${left} ${shoulder}Z`}
                  fill="currentColor"
                />
              </g>
              {characters.map((character, index) => (
                <text
                  key={character}
                  className={styles.chinese}
                  lang="zh-HK"
                  x={middle}
                  y={pennant.y + letter * (0.98 + index * 0.98)}
                  fontSize={letter}
                  textAnchor="middle"
                >
                  {character}
                </text>
              ))}
            </>
          )}
        </svg>
      );
    },
  });
  const none: Standing = { line: 0, content: () => null };
  return { wide: beside ? at('wide') : none, narrow: at('narrow') };
}
