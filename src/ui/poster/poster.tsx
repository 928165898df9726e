import { composeLines, type PosterRoom, rooms } from './compose-lines.ts';
import { type FittedLine, fitLine, measure, type PosterLine } from './fit-line.ts';
import styles from './poster.module.css';

function Words({ line, className }: { readonly line: FittedLine; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${measure} ${line.height}`} aria-hidden="true" focusable="false">
      <text
        x={line.start}
        y={line.baseline}
        fontSize={line.size}
        fontStretch={`${line.stretch}%`}
        letterSpacing={line.tracking || undefined}
        textLength={line.length}
        lengthAdjust="spacingAndGlyphs"
      >
        {line.text}
      </text>
    </svg>
  );
}

const slices = [styles.first, styles.second, styles.third, styles.fourth];

function Line({ line, dips }: { readonly line: FittedLine; readonly dips: boolean }) {
  if (!dips) return <Words line={line} className={styles.line} />;
  return (
    <span className={styles.dip}>
      <Words line={line} className={styles.line} />
      {slices.map((slice) => (
        <Words key={slice} line={line} className={`${styles.slice} ${slice}`} />
      ))}
    </span>
  );
}

export interface PosterLinesProps {
  readonly lines: readonly PosterLine[];
  /** The last line stands in water, up to `--tide`; the colours are `--sea` and `--sunk`. */
  readonly dips?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Poster lines for the eye alone: whoever sets them gives the words to everyone else. */
export function PosterLines({ lines, dips = false, className = '' }: PosterLinesProps) {
  return (
    <span className={`${styles.lines} ${className}`} aria-hidden="true">
      {lines.map((line, index) => (
        <Line key={line.text} line={fitLine(line)} dips={dips && index === lines.length - 1} />
      ))}
    </span>
  );
}

export interface PosterProps {
  /** The words, as a screen reader says them and as the page's outline has them. */
  readonly text: string;
  readonly as?: 'h1' | 'h2' | 'h3' | 'span';
  readonly id?: string | undefined;
  /** Breaks and heights on wide screens and on narrow ones; found by `composeLines` when left out. */
  readonly wide?: readonly PosterLine[] | undefined;
  readonly narrow?: readonly PosterLine[] | undefined;
  /** Room for lines that are found rather than given. */
  readonly room?: { readonly wide: PosterRoom; readonly narrow: PosterRoom };
  readonly dips?: boolean | undefined;
}

/**
 * A heading whose lines fill the measure. They are drawn as SVG text: its attributes may carry a size and a width where
 * the site's security policy refuses a style, and its frame keeps its height whichever font is there, so nothing moves.
 */
export function Poster({ text, as: Heading = 'h2', id, wide, narrow, room = rooms, dips }: PosterProps) {
  return (
    <div className={styles.poster}>
      <Heading className={styles.words} id={id}>
        {text}
      </Heading>
      <PosterLines lines={wide ?? composeLines(text, room.wide)} dips={dips} className={styles.wide} />
      <PosterLines lines={narrow ?? composeLines(text, room.narrow)} dips={dips} className={styles.narrow} />
    </div>
  );
}
