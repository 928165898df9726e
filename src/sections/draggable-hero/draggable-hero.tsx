import type { Picture as PictureData } from '../../shared/picture.ts';
import { LoadingCount } from '../../ui/loading-count/loading-count.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { leastStretch } from '../../ui/poster/compose-lines.ts';
import { roomBelow } from '../../ui/poster/dip.tsx';
import { fitLine, measure, type PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { StillWater } from '../../ui/poster/still-water.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './draggable-hero.module.css';

export interface DraggableHeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  readonly intro: string;
  /** Seven: each has its own place, size and tilt in the style sheet. */
  readonly panels: readonly { readonly name: string; readonly picture: PictureData }[];
  /** The specification's counter starts below the number of panels. */
  readonly counter: number;
}

/** For whoever cannot drag and has no keys. */
const steps = [
  { key: 'ArrowUp', label: 'Up' },
  { key: 'ArrowLeft', label: 'To the left' },
  { key: 'ArrowDown', label: 'Down' },
  { key: 'ArrowRight', label: 'To the right' },
] as const;

/**
 * Three of the panels lie right of a short first line, where the words are as high as the table
 * reaches up.
 */
const shortLine = 0.65;
const tallest = 0.46;

function roomAbove(lines: readonly PosterLine[]): boolean {
  const fitted = lines.map((line) => fitLine(line, leastStretch.wide));
  const height = fitted.reduce((sum, line) => sum + line.height, 0) + (fitted.at(-1)?.foot ?? 0) * roomBelow;
  return (lines[0]?.share ?? 1) <= shortLine && height / measure <= tallest;
}

/**
 * Loose screens on a table: the mouse drags them, the arrow keys move the focused one, buttons the
 * pressed one. On narrow windows a still collage.
 */
export function DraggableHero({ heading, intro, panels, counter }: DraggableHeroProps) {
  // A short first line leaves room for a short introduction.
  const beside = (heading.wide[0]?.share ?? 1) < 0.7 && intro.length <= 120;
  return (
    <section className={styles.hero} data-motion="loading-count" data-loading={counter} data-sea="neon">
      <p className={styles.intro} data-beside={beside || undefined}>
        {intro}
      </p>
      <div className={styles.heading}>
        <Poster as="h1" text={heading.text} wide={heading.wide} narrow={heading.narrow} dips />
      </div>
      <div
        className={roomAbove(heading.wide) ? styles.table : `${styles.table} ${styles.below}`}
        data-motion="draggable-hero"
      >
        <ul aria-label="Client screens">
          {panels.map(({ name, picture }, index) => (
            <li key={name} className={styles.panel} data-part="panel">
              {/* Script makes it a button where it can be moved. */}
              <div className={styles.handle} data-part="handle">
                <b className={styles.name}>{name}</b>
                <Picture
                  {...picture}
                  sizes={`(max-width: 1024px) ${index === 2 ? 104 : 52}vw, 22vw`}
                  first={index === 0}
                  className={styles.picture}
                />
              </div>
            </li>
          ))}
        </ul>
        <p className="visually-hidden" id="way-to-move" data-part="way">
          Drag it, move it with the arrow keys, or press it and use the buttons after the screens.
        </p>
        <fieldset className={styles.tools} data-part="tools" hidden>
          <legend className="visually-hidden">Move the chosen screen</legend>
          {steps.map(({ key, label }) => (
            <button key={key} type="button" className={styles.step} data-part="step" data-key={key} aria-label={label}>
              <Signal name="8" className={styles.arrow} />
            </button>
          ))}
        </fieldset>
        <p className={styles.press} aria-hidden="true">
          Press a screen to move it
        </p>
        <p className="visually-hidden" role="status" data-part="status" />
        <p className={styles.hint} data-part="hint" aria-hidden="true">
          Drag a panel
        </p>
      </div>
      <StillWater />
      <LoadingCount count={counter} />
    </section>
  );
}
