import type { Picture as PictureData } from '../../domain/picture.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { LoadingCount } from '../../ui/loading-count/loading-count.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { leastStretch } from '../../ui/poster/compose-lines.ts';
import { fitLine, measure, type PosterLine } from '../../ui/poster/fit-line.ts';
import { roomBelow } from '../../ui/poster/line-in-water.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import { StopMotion } from '../../ui/poster/stop-motion.tsx';
import styles from './draggable-hero.module.css';

export interface DraggableHeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  readonly intro: string;
  /** Exactly seven; the style sheet has a position, size and tilt for each. */
  readonly panels: readonly { readonly name: string; readonly picture: PictureData }[];
  /**
   * Initial value of the loading count; the specification requires one below the number of panels.
   */
  readonly counter: number;
}

/** Buttons for visitors who can neither drag nor use arrow keys. */
const steps = [
  { key: 'ArrowUp', word: 'up' },
  { key: 'ArrowLeft', word: 'left' },
  { key: 'ArrowDown', word: 'down' },
  { key: 'ArrowRight', word: 'right' },
] as const;

/**
 * Panels beside a short first line fit up to these limits of its width and of the words' height.
 */
const shortLine = 0.65;
const tallest = 0.46;

function roomAbove(lines: readonly PosterLine[]): boolean {
  const fitted = lines.map((line) => fitLine(line, leastStretch.wide));
  const height = fitted.reduce((sum, line) => sum + line.height, 0) + (fitted.at(-1)?.foot ?? 0) * roomBelow;
  return (lines[0]?.share ?? 1) <= shortLine && height / measure <= tallest;
}

/** Screenshots as movable panels; a static collage on narrow windows. */
export function DraggableHero({ heading, intro, panels, counter }: DraggableHeroProps) {
  const { panels: words, work } = useWords();
  // A short first line leaves space for a short introduction.
  const beside = (heading.wide[0]?.share ?? 1) < 0.7 && intro.length <= 120;
  return (
    <section className={styles.hero} data-motion="loading-count" data-loading={counter} data-water="accent5">
      <p className={styles.intro} data-beside={beside || undefined}>
        {intro}
      </p>
      <div className={styles.heading}>
        <Poster as="h1" text={heading.text} wide={heading.wide} narrow={heading.narrow} inWater />
      </div>
      <div
        className={roomAbove(heading.wide) ? styles.table : `${styles.table} ${styles.below}`}
        data-motion="draggable-hero"
      >
        <ul aria-label={work.screens}>
          {panels.map(({ name, picture }, index) => (
            <li key={name} className={styles.panel} data-part="panel">
              {/* Script turns it into a button on wide windows. */}
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
          {words.how}
        </p>
        <fieldset className={styles.tools} data-part="tools" hidden>
          <legend className="visually-hidden">{words.move}</legend>
          {steps.map(({ key, word }) => (
            <button
              key={key}
              type="button"
              className={styles.step}
              data-part="step"
              data-key={key}
              aria-label={words[word]}
            >
              <Icon name="triangle" className={styles.arrow} />
            </button>
          ))}
        </fieldset>
        <p className={styles.press} aria-hidden="true">
          {words.press}
        </p>
        <p className="visually-hidden" role="status" data-part="status" />
        <p className={styles.hint} data-part="hint" aria-hidden="true">
          {words.drag}
        </p>
      </div>
      <StopMotion />
      <LoadingCount count={counter} />
    </section>
  );
}
