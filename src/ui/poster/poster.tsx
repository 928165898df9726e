import type { ReactNode } from 'react';
import type { Ink } from '../../shared/colours.ts';
import { composeLines, leastStretch, type PosterRoom, partLongWords, readableLines, rooms } from './compose-lines.ts';
import dipStyles from './dip.module.css';
import { Dip } from './dip.tsx';
import { type FittedLine, fitLine, measure, type PosterLine } from './fit-line.ts';
import { LineWords } from './line-words.tsx';
import styles from './poster.module.css';

/**
 * Stands on a line of a poster, behind or before the words. It is drawn in the units of the line,
 * from its upper edge.
 */
export interface Standing {
  readonly line: number;
  readonly content: (line: FittedLine) => ReactNode;
}

export interface PosterLinesProps {
  readonly lines: readonly PosterLine[];
  /**
   * The last line stands in water; the colours are `--sea` and `--sunk`. It moves, or is `still`,
   * or now and then a gust goes over it. Whoever lets it move sets a `StillWater` beside it.
   */
  readonly dips?: boolean | 'still' | 'gusty' | undefined;
  /** Colour of the line that stands in water, above it; that of the others when left out. */
  readonly dry?: Ink | undefined;
  /** For narrow windows: what stands in water is set wider there, and a long word is parted. */
  readonly narrow?: boolean;
  readonly standing?: Standing | undefined;
  /** Height in per cent of its width that no line may fall below: rather it is set on several. */
  readonly readable?: number;
  readonly className?: string | undefined;
}

/** Poster lines for the eye alone: whoever sets them gives the words to everyone else. */
export function PosterLines(props: PosterLinesProps) {
  const { lines: asked, dips = false, dry, narrow = false, standing, readable, className = '' } = props;
  const lines = readable === undefined ? asked : readableLines(asked, 'narrow', readable);
  const least = dips ? leastStretch[narrow ? 'narrow' : 'wide'] : undefined;
  const set = dips && narrow ? partLongWords(lines) : lines;
  const classes = [
    styles.lines,
    dips && dips !== 'still' && dipStyles.moving,
    set.length > lines.length && styles.parted,
    className,
  ];
  return (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {set.map((one, index) => {
        const line = fitLine(one, least);
        const drawn =
          dips && index === set.length - 1 ? (
            <Dip key={line.text} line={line} dry={dry} gusty={dips === 'gusty'} />
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
  /** The words, as a screen reader says them and as the page's outline has them. */
  readonly text: string;
  readonly as?: 'h1' | 'h2' | 'h3' | 'span';
  readonly id?: string | undefined;
  /**
   * Breaks and heights on wide screens and on narrow ones; found by `composeLines` when left out.
   */
  readonly wide?: readonly PosterLine[] | undefined;
  readonly narrow?: readonly PosterLine[] | undefined;
  /** Room for lines that are found rather than given. */
  readonly room?: { readonly wide: PosterRoom; readonly narrow: PosterRoom };
  readonly dips?: PosterLinesProps['dips'];
  readonly dry?: Ink | undefined;
  readonly standing?: { readonly wide: Standing; readonly narrow?: Standing } | undefined;
}

/**
 * A heading whose lines fill the measure. They are drawn as SVG text: its attributes may carry a
 * size and a width where the site's security policy refuses a style, and its frame keeps its height
 * whichever font is there, so nothing moves.
 */
export function Poster({ text, as: Heading = 'h2', id, wide, narrow, room = rooms, dips, dry, standing }: PosterProps) {
  const found = (name: 'wide' | 'narrow') =>
    composeLines(text, dips ? { ...room[name], stretch: leastStretch[name] } : room[name]);
  const [wideLines, narrowLines] = [wide ?? found('wide'), narrow ?? found('narrow')];
  // Lines in water, and what stands on them, are drawn otherwise in narrow windows.
  const alike = !dips && !standing && JSON.stringify(wideLines) === JSON.stringify(narrowLines);
  // Not a heading, it may stand in a link or in one itself: then all of it has to be phrasing.
  const Frame = Heading === 'span' ? 'span' : 'div';
  return (
    <Frame className={styles.poster}>
      <Heading className={styles.words} id={id}>
        {text}
      </Heading>
      <PosterLines
        lines={wideLines}
        dips={dips}
        dry={dry}
        standing={standing?.wide}
        className={alike ? undefined : styles.wide}
      />
      {!alike && (
        <PosterLines
          lines={narrowLines}
          dips={dips}
          dry={dry}
          narrow
          standing={standing?.narrow}
          className={styles.narrow}
        />
      )}
    </Frame>
  );
}
