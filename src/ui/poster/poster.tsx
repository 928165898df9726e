import type { ReactNode } from 'react';
import type { Ink } from '../../lib/media/colours.ts';
import { composeLines, leastStretch, type PosterRoom, partLongWords, readableLines, rooms } from './compose-lines.ts';
import { type FittedLine, fitLine, measure, type PosterLine } from './fit-line.ts';
import { hasHan } from './han-face.ts';
import waterStyles from './line-in-water.module.css';
import { LineInWater } from './line-in-water.tsx';
import { LineWords } from './line-words.tsx';
import styles from './poster.module.css';
import { hasWater } from './stop-motion.tsx';

/**
 * Drawing on a line of a poster, behind or before the words. It uses the line's units, from its
 * upper edge.
 */
export interface Standing {
  readonly line: number;
  readonly content: (line: FittedLine) => ReactNode;
}

export interface PosterLinesProps {
  readonly lines: readonly PosterLine[];
  /**
   * Puts the last line into water, in the colours `--water` and `--water-type`: moving, `still` or
   * `windy`. Moving water needs a `StopMotion` beside it.
   */
  readonly inWater?: boolean | 'still' | 'windy' | undefined;
  /** Colour of the last line above the water; by default that of the other lines. */
  readonly lastLineInk?: Ink | undefined;
  /** Narrow windows: widens the line in water and splits long words. */
  readonly narrow?: boolean;
  readonly standing?: Standing | undefined;
  /** Minimum cap height in per cent of the width; lower lines are split. */
  readonly readable?: number;
  readonly className?: string | undefined;
}

/**
 * Decorative lines of a poster, hidden from screen readers: the caller provides the accessible
 * text.
 */
export function PosterLines(props: PosterLinesProps) {
  const { lines: asked, lastLineInk, narrow = false, standing, readable, className = '' } = props;
  const inWater = hasWater && (props.inWater ?? false);
  const lines = readable === undefined ? asked : readableLines(asked, 'narrow', readable);
  const least = inWater ? leastStretch[narrow ? 'narrow' : 'wide'] : undefined;
  const set = inWater && narrow ? partLongWords(lines) : lines;
  const classes = [
    styles.lines,
    inWater && inWater !== 'still' && waterStyles.moving,
    set.length > lines.length && styles.parted,
    className,
  ];
  return (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {set.map((one, index) => {
        const line = fitLine(one, least);
        const drawn =
          inWater && index === set.length - 1 ? (
            <LineInWater key={line.text} line={line} lastLineInk={lastLineInk} windy={inWater === 'windy'} />
          ) : (
            <svg key={line.text} className={styles.line} viewBox={`0 0 ${measure} ${line.height}`} aria-hidden="true">
              <LineWords line={line} />
            </svg>
          );
        if (standing?.line !== index) return drawn;
        return (
          <span key={line.text} className={styles.stage}>
            {standing.content(line)}
            {drawn}
          </span>
        );
      })}
    </span>
  );
}

export interface PosterProps {
  /** Accessible text of the heading; a line break in it is one of the lines that are composed. */
  readonly text: string;
  readonly as?: 'h1' | 'h2' | 'h3' | 'span';
  readonly id?: string | undefined;
  /** Lines set by hand for wide and narrow windows; otherwise `composeLines` finds them. */
  readonly wide?: readonly PosterLine[] | undefined;
  readonly narrow?: readonly PosterLine[] | undefined;
  /** Limits for lines found by `composeLines`. */
  readonly room?: { readonly wide: PosterRoom; readonly narrow: PosterRoom };
  readonly inWater?: PosterLinesProps['inWater'];
  readonly lastLineInk?: Ink | undefined;
  readonly standing?: { readonly wide: Standing; readonly narrow?: Standing } | undefined;
}

/**
 * Heading whose lines fill the width. SVG attributes set size and width where the Content Security
 * Policy forbids inline styles, and the frame keeps its height with every font, so nothing shifts.
 */
export function Poster({
  text,
  as: Heading = 'h2',
  id,
  wide,
  narrow,
  room = rooms,
  inWater: asked,
  lastLineInk,
  standing,
}: PosterProps) {
  const inWater = hasWater && asked;
  const found = (name: 'wide' | 'narrow') =>
    composeLines(text, inWater ? { ...room[name], stretch: leastStretch[name] } : room[name]);
  const [wideLines, narrowLines] = [wide ?? found('wide'), narrow ?? found('narrow')];
  // Lines in water, and drawings on lines, differ on narrow windows.
  const alike = !inWater && !standing && JSON.stringify(wideLines) === JSON.stringify(narrowLines);
  // Without a heading level it may be inside a link or heading, which allow phrasing content only.
  const Frame = Heading === 'span' ? 'span' : 'div';
  return (
    <Frame className={styles.poster}>
      <Heading className={styles.words} id={id}>
        {text.replace(/\s*\n\s*/g, hasHan(text) ? '' : ' ')}
      </Heading>
      <PosterLines
        lines={wideLines}
        inWater={inWater}
        lastLineInk={lastLineInk}
        standing={standing?.wide}
        className={alike ? undefined : styles.wide}
      />
      {!alike && (
        <PosterLines
          lines={narrowLines}
          inWater={inWater}
          lastLineInk={lastLineInk}
          narrow
          standing={standing?.narrow}
          className={styles.narrow}
        />
      )}
    </Frame>
  );
}
