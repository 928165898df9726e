import type { ReactNode } from 'react';
import type { Ground } from '../../lib/media/colours.ts';
import styles from './stamp.module.css';

export type StampDrawing = 'calendar' | 'letter' | 'clock' | 'letters';

/** Content of a stamp besides its value; decorative. */
export interface StampWords {
  readonly drawing: StampDrawing;
  readonly line: string;
}

/** Issuer, place and text of the postmark. */
export interface Post {
  readonly issuer: string;
  readonly place: string;
  readonly postmark: readonly [string, string, string];
}

/** Days of a planned year: mostly full, some empty, some marked. */
const days = [
  {
    ink: 'ink',
    places: [
      [0, 0],
      [2, 0],
      [3, 0],
      [2, 1],
      [3, 1],
      [1, 2],
      [3, 2],
    ],
  },
  {
    ink: 'accent1',
    places: [
      [1, 0],
      [0, 2],
    ],
  },
  {
    ink: undefined,
    places: [
      [0, 1],
      [1, 1],
      [2, 2],
    ],
  },
] as const;

const drawings: Readonly<Record<StampDrawing, { readonly ground: Ground; readonly picture: ReactNode }>> = {
  calendar: {
    ground: 'accent4',
    picture: days.map(({ ink, places }) => (
      <path
        key={ink ?? 'empty'}
        className={ink ? styles.day : styles.empty}
        data-ink={ink}
        // Gaps larger than the stroke keep the days apart.
        d={places.map(([x, y]) => `M${x * 42 + 1.5} ${y * 46 + 1.5}h33v37h-33z`).join('')}
      />
    )),
  },
  letter: {
    ground: 'accent5',
    picture: (
      <>
        <path data-ink="paper" d="M0 8H160V122H0Z" />
        <path data-ink="ink" d="M0 8H160L80 72ZM20 86H90V95H20ZM20 102H64V111H20Z" />
      </>
    ),
  },
  clock: {
    ground: 'accent6',
    picture: (
      <>
        <path data-ink="ink" d="M72 0a65 65 0 1 0 0 130a65 65 0 0 0 0 -130ZM140 48h22l-11 22z" />
        <path data-ink="accent6" d="M66 18h12v44l32 19l-6 10l-38 -22z" />
      </>
    ),
  },
  letters: {
    ground: 'accent3',
    picture: (
      <>
        <path data-ink="paper" d="M0 122L40 8L80 122Z" />
        <path data-ink="accent4" d="M88 8h40a30 29 0 0 1 18 53a33 31 0 0 1 -14 61h-44z" />
      </>
    ),
  },
};

/** Postmark over the corner of the first stamp. */
function Postmark({ lines }: { readonly lines: Post['postmark'] }) {
  return (
    <svg className={styles.postmark} viewBox="0 0 280 140" aria-hidden="true">
      <path
        className={styles.ring}
        d="M70 12a58 58 0 1 0 0 116a58 58 0 0 0 0 -116ZM132 40q18 -12 36 0t36 0t36 0t36 0M132 60q18 -12 36 0t36 0t36 0t36 0M132 80q18 -12 36 0t36 0t36 0t36 0M132 100q18 -12 36 0t36 0t36 0t36 0"
      />
      {lines.map((line, index) => (
        <text key={line} x="70" y={52 + index * 25} textAnchor="middle">
          {line}
        </text>
      ))}
    </svg>
  );
}

export interface StampProps extends StampWords {
  readonly value: number;
  readonly post: Post;
}

/** Perforated stamp with a value and a drawing; the first one is postmarked. */
export function Stamp({ value, drawing, line, post }: StampProps) {
  const { ground, picture } = drawings[drawing];
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.stamp}>
        <div className={styles.face} data-ground={ground}>
          <p className={styles.top}>
            <b className={styles.value}>{value}</b>
            <span className={styles.issuer}>
              {post.issuer}
              <span className={styles.country} lang="zh-HK">
                {post.place}
              </span>
            </span>
          </p>
          <svg className={styles.drawing} viewBox="0 0 162 132" aria-hidden="true">
            {picture}
          </svg>
          <p className={styles.line}>{line}</p>
        </div>
      </div>
      {value === 1 && <Postmark lines={post.postmark} />}
    </div>
  );
}
