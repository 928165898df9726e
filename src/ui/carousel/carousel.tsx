import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../shared/picture.ts';
import { Picture } from '../picture/picture.tsx';
import { Signal } from '../signal/signal.tsx';
import styles from './carousel.module.css';
import { carouselPart } from './carousel.parts.ts';

export interface CarouselProps {
  /** What it holds, for a screen reader: `Selected work`. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly label: string; readonly content: ReactNode }[];
  /**
   * Slides that are seen at once, on narrow windows (1024 px or less), wide ones, from 1440 px and from 1920 px; a
   * fraction shows a part of the next. See `carousel.module.css` for the values there are.
   */
  readonly view?: 'one' | 'part' | 'two' | 'many' | 'four';
  readonly gap?: 'none' | 'small' | 'medium' | 'large' | 'column';
  /** Small pictures that lead to their slides; the current one stretches. Shown with script only. */
  readonly thumbnails?: readonly { readonly label: string; readonly picture: PictureData }[];
  readonly className?: string;
}

/** A row that scrolls must take the focus, or the keyboard could not scroll it. */
const focusable = { tabIndex: 0 };

/**
 * A row of slides that scrolls and snaps by itself: by touch, by wheel, by arrow keys. Script adds the buttons, dragging with the mouse and the
 * position, after the ARIA Authoring Practices. It never moves by itself.
 */
export function Carousel({ label, slides, view = 'one', gap = 'medium', thumbnails, className = '' }: CarouselProps) {
  return (
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      data-motion="carousel"
    >
      <ul
        className={styles.row}
        data-part={carouselPart('row')}
        data-view={view}
        data-gap={gap}
        {...focusable}
        aria-label={`${label}, slides`}
      >
        {slides.map(({ key, label: name, content }, index) => (
          <li
            key={key}
            className={styles.slide}
            data-part={carouselPart('slide')}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${name}`}
          >
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls} data-part={carouselPart('controls')} hidden>
        <p className={styles.status} data-part={carouselPart('status')} aria-live="polite" aria-atomic="true">
          1 of {slides.length}
        </p>
        <button type="button" className={styles.button} data-part={carouselPart('previous')} aria-label="Previous">
          <Signal name="8" className={styles.previous} />
        </button>
        <button type="button" className={styles.button} data-part={carouselPart('next')} aria-label="Next">
          <Signal name="8" className={styles.next} />
        </button>
      </div>
      {thumbnails && (
        <ol className={styles.thumbnails} data-part={carouselPart('controls')} hidden>
          {thumbnails.map(({ label: name, picture }) => (
            <li key={name}>
              <button type="button" className={styles.thumbnail} data-part={carouselPart('go')} aria-label={name}>
                <Picture {...picture} alt="" sizes="12rem" className={styles.small} />
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
