import type { Ink } from '../../lib/media/colours.ts';
import { Figure, type MascotName } from '../../ui/mascot/mascot.tsx';
import { composeLines, rooms } from '../../ui/poster/compose-lines.ts';
import { type FittedLine, measure, type PosterLine, placeOf } from '../../ui/poster/fit-line.ts';
import type { Standing } from '../../ui/poster/poster.tsx';
import styles from './mascot-on-heading.module.css';
import { UmbrellaMascot } from './umbrella-mascot.tsx';

/** Letter of a poster; indices from 0. */
interface LetterPlace {
  readonly line: number;
  readonly letter: number;
}

export interface MascotPlace {
  readonly wide: LetterPlace;
  /** Omits the figure on narrow windows if absent. */
  readonly narrow?: LetterPlace;
  /** Lettering on a disc, in an arc over the figure. */
  readonly text?: string;
}

export interface MascotOnHeadingProps extends MascotPlace {
  /** Figure; No. 1 by default. */
  readonly name?: MascotName;
  /** Size relative to No. 1. */
  readonly scale?: number;
  readonly ink: Ink;
  readonly wind?: boolean;
}

/** In thousandths of the width: radius of the disc, its top above the feet, width of the figure. */
const sizes = {
  wide: { radius: 157, above: 122.5, figure: 57 },
  narrow: { radius: 304, above: 365, figure: 152 },
} as const;

const figureWidth = 220;

/** Radius of the lettering as a share of the disc's, and its angle in degrees. */
const arc = { radius: 0.82, degrees: 110 };

function Disc({
  x,
  text,
  window: view,
}: {
  readonly x: number;
  readonly text: string;
  readonly window: 'wide' | 'narrow';
}) {
  const { radius, above } = sizes[view];
  const around = Math.round(radius * arc.radius);
  const length = (around * Math.PI * arc.degrees) / 180;
  const id = `arc-${view}`;
  return (
    <g transform={`translate(${x} ${radius - above})`}>
      <g className={styles.disc}>
        <circle className={styles.ground} r={radius} />
        <path id={id} fill="none" d={`M${-around} 0A${around} ${around} 0 0 1 ${around} 0`} />
        <text
          className={styles.text}
          textAnchor="middle"
          fontSize={Math.round(radius * 0.98) / 10}
          textLength={Math.round(length)}
        >
          <textPath href={`#${id}`} startOffset="50%" textLength={Math.round(length)}>
            {text}
          </textPath>
        </text>
      </g>
    </g>
  );
}

/** A line without the letter, as in a translated heading, leaves the figure to the next one. */
function onLine({ line, letter }: LetterPlace, lines: readonly PosterLine[]): LetterPlace {
  const has = (index: number) => letter < (lines[index]?.text.length ?? 0);
  return !has(line) && lines.length > line + 1 ? { line: line + 1, letter } : { line, letter };
}

/** Figure on a letter of the heading, and the disc behind figure and words. */
export function placeMascot(
  { wide, narrow, text, name = 't', scale = 1, ink, wind }: MascotOnHeadingProps,
  heading: { readonly text: string } & Partial<Record<'wide' | 'narrow', readonly PosterLine[] | undefined>>,
): {
  wide: Standing;
  narrow?: Standing;
} {
  const at = (view: 'wide' | 'narrow', { line, letter }: LetterPlace): Standing => ({
    line,
    content: (fitted: FittedLine) => {
      const { from, to } = placeOf(fitted, letter);
      const { radius, figure } = sizes[view];
      const middle = (from + to) / 2;
      // Keeps the disc within the width; the figure moves with it.
      const x = Math.round(text ? Math.min(middle, measure - radius) : middle);
      const viewBox = `0 0 ${measure} ${fitted.height}`;
      return (
        <>
          {text && (
            <svg className={styles.behind} viewBox={viewBox} preserveAspectRatio="xMidYMin" aria-hidden="true">
              <Disc x={x} text={text} window={view} />
            </svg>
          )}
          <svg className={styles.before} viewBox={viewBox} preserveAspectRatio="xMidYMin" aria-hidden="true">
            <g transform={`translate(${x} 0)`}>
              <g className={styles.figure}>
                <g transform={`scale(${((figure / figureWidth) * scale).toFixed(4)})`}>
                  {wind ? <UmbrellaMascot ink={ink} /> : <Figure name={name} ink={ink} />}
                </g>
              </g>
            </g>
          </svg>
        </>
      );
    },
  });
  return {
    wide: at('wide', onLine(wide, heading.wide ?? composeLines(heading.text, rooms.wide))),
    ...(narrow && { narrow: at('narrow', onLine(narrow, heading.narrow ?? composeLines(heading.text, rooms.narrow))) }),
  };
}
