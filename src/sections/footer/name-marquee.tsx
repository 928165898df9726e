import { name } from '../../config/brand/name.ts';
import { chineseName, mark } from '../../config/brand/wordmark.ts';
import { capHeight, inkOf } from '../../ui/poster/metrics.ts';
import styles from './name-marquee.deferred.module.css';

/** Units: thousandths of the font size. */
const em = 1000;
const cap = capHeight * em;
const gap = 170;
const stretch = 72;
const markWidth = 560;
/** Chinese characters fill their square, which is as high as the capitals. */
const chineseSize = 710;
const chineseBaseline = 607;

/**
 * Slices of the reflection: start and end below the baseline as shares of the cap height, and
 * drift.
 */
const slices = [
  { from: 0.04, to: 0.27, drift: 12 },
  { from: 0.3, to: 0.43, drift: -34 },
  { from: 0.49, to: 0.56, drift: 56 },
  { from: 0.63, to: 0.67, drift: -80 },
];
const waterline = 0.9 * cap;
const height = cap * 1.7;

const letters = name.name.toUpperCase();
const ink = inkOf(letters, stretch);
const textEnd = ink.width * em;

const characters = chineseName ?? '';
const markAt = textEnd + gap;
const chineseAt = markAt + markWidth + gap;
const secondMarkAt = chineseAt + characters.length * chineseSize + gap;
const width = Math.round((characters ? secondMarkAt : markAt) + markWidth + gap);

/** Number of copies that cover the window during the animation, however short the name. */
const runs = Math.ceil((12 * em) / width) + 1;

function Mark({ x }: { readonly x: number }) {
  return (
    <path
      className={styles.mark}
      d={mark}
      transform={`translate(${x.toFixed(1)} 0) scale(${(markWidth / 96).toFixed(4)} ${(cap / 96).toFixed(4)})`}
    />
  );
}

/** Name, drawn once; all copies refer to it. */
function Word() {
  return (
    <g id="name-word">
      <text
        x={(-ink.left * em).toFixed(1)}
        y={cap}
        fontSize={em}
        fontStretch={`${stretch}%`}
        textLength={(ink.advance * em).toFixed(1)}
        lengthAdjust="spacingAndGlyphs"
      >
        {letters}
      </text>
      <Mark x={markAt} />
      {characters && (
        <text
          className={styles.chinese}
          lang="zh-HK"
          x={chineseAt.toFixed(1)}
          y={chineseBaseline}
          fontSize={chineseSize}
          textLength={characters.length * chineseSize}
        >
          {characters}
        </text>
      )}
      {characters && <Mark x={secondMarkAt} />}
    </g>
  );
}

function Slice({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <rect x={-em} width={width + 2 * em} y={cap * (1 + from)} height={Math.round(cap * (to - from) * 100) / 100} />
  );
}

/**
 * Repeated brand name in the water with its reflection, driven by scrolling. Hidden from screen
 * readers, because the name is also beside it.
 */
export function NameMarquee() {
  return (
    <div className={styles.marquee} aria-hidden="true">
      <div className={styles.track}>
        {Array.from({ length: runs }, (_, run) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike.
          <svg key={run} className={styles.run} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {run === 0 && (
              <defs>
                <Word />
                <clipPath id="name-feet">
                  <rect x={-em} width={width + 2 * em} y={waterline} height={cap - waterline + 60} />
                </clipPath>
                {slices.map(({ from, to }) => (
                  <clipPath key={from} id={`name-slice-${from * 100}`}>
                    <Slice from={from} to={to} />
                  </clipPath>
                ))}
                <g id="name-in-water">
                  <use href="#name-word" />
                  <g className={styles.feet} clipPath="url(#name-feet)">
                    <use href="#name-word" />
                  </g>
                  {slices.map(({ from, drift }) => (
                    <g key={from} clipPath={`url(#name-slice-${from * 100})`}>
                      <use href="#name-word" transform={`translate(${drift} ${2 * cap}) scale(1 -1)`} />
                    </g>
                  ))}
                </g>
              </defs>
            )}
            <use href="#name-in-water" />
          </svg>
        ))}
      </div>
    </div>
  );
}
