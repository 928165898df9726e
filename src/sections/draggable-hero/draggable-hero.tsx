import type { Picture as PictureData } from '../../shared/picture.ts';
import { LoadingCount } from '../../ui/loading-count/loading-count.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './draggable-hero.module.css';
import { draggableHeroPart } from './draggable-hero.parts.ts';

export interface DraggableHeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  readonly intro: string;
  readonly tide?: 'low' | 'middle' | 'high';
  /** Seven: each has its own place, size and tilt in the style sheet. */
  readonly panels: readonly { readonly name: string; readonly picture: PictureData }[];
  /** The specification's counter starts below the number of panels. */
  readonly counter: number;
}

/** Loose screens on a table: the mouse drags them, the arrow keys move the focused one. On narrow windows a still collage. */
export function DraggableHero({ heading, intro, panels, counter, tide = 'high' }: DraggableHeroProps) {
  return (
    <section
      className={styles.hero}
      data-motion="loading-count"
      data-loading={counter}
      data-sea="neon"
      data-tide={tide}
    >
      <p className={styles.intro}>{intro}</p>
      <div className={styles.heading}>
        <Poster as="h1" text={heading.text} wide={heading.wide} narrow={heading.narrow} dips />
      </div>
      <div className={styles.table} data-motion="draggable-hero">
        <ul aria-label="Seven screens; with the focus on one, the arrow keys move it">
          {panels.map(({ name, picture }, index) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves what the mouse drags.
            <li key={name} className={styles.panel} data-part={draggableHeroPart('panel')} tabIndex={0}>
              <b className={styles.name}>{name}</b>
              <Picture
                {...picture}
                sizes={`(max-width: 1024px) ${index === 2 ? 104 : 52}vw, 22vw`}
                first={index === 0}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
        <p className={styles.hint} data-part={draggableHeroPart('hint')} aria-hidden="true">
          Drag a panel
        </p>
      </div>
      <LoadingCount count={counter} />
    </section>
  );
}
