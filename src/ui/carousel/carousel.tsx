import { type ReactNode, useId } from 'react';
import type { Picture as PictureData } from '../../shared/picture.ts';
import { slugFrom } from '../../shared/slug.ts';
import { Picture } from '../picture/picture.tsx';
import { Signal } from '../signal/signal.tsx';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** What it holds, for a screen reader: `Selected work`. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly label: string; readonly content: ReactNode }[];
  /**
   * Slides that are seen at once, on narrow windows (1024 px or less), wide ones, from 1440 px and
   * from 1920 px; a fraction shows a part of the next. See `carousel.module.css` for the values
   * there are.
   */
  readonly view?: 'one' | 'part' | 'two' | 'many' | 'four';
  readonly gap?: 'none' | 'small' | 'medium' | 'large' | 'column';
  /**
   * Small pictures that lead to their slides; the current one stretches. Shown with script only.
   */
  readonly thumbnails?: readonly { readonly label: string; readonly picture: PictureData }[];
  readonly className?: string;
}

/** A row that scrolls must take the focus, or the keyboard could not scroll it. */
const focusable = { tabIndex: 0 };

/**
 * A row of slides that scrolls and snaps by itself: by touch, by wheel, by arrow keys. Script adds
 * the buttons, dragging with the mouse and the position, after the ARIA Authoring Practices. It
 * never moves by itself.
 */
export function Carousel({ label, slides, view = 'one', gap = 'medium', thumbnails, className = '' }: CarouselProps) {
  // A label without a Latin letter gives no word.
  const ownId = useId();
  const id = `${slugFrom(label) || ownId}-slides`;
  return (
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      data-motion="carousel"
    >
      <ul
        id={id}
        className={styles.row}
        data-part="row"
        data-view={view}
        data-gap={gap}
        {...focusable}
        aria-label={`${label}, slides`}
      >
        {slides.map(({ key, label: name, content }, index) => (
          <li
            key={key}
            className={styles.slide}
            data-part="slide"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${name}`}
          >
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls} data-part="controls" hidden>
        <p className={styles.status} aria-live="polite" aria-atomic="true">
          <span className="visually-hidden">Slide </span>
          <span data-part="status">1 of {slides.length}</span>
        </p>
        <button
          type="button"
          className={styles.button}
          data-part="previous"
          data-magnetic=""
          aria-label={`Previous slide: ${label}`}
          aria-controls={id}
        >
          <Signal name="8" className={styles.previous} />
        </button>
        <button
          type="button"
          className={styles.button}
          data-part="next"
          data-magnetic=""
          aria-label={`Next slide: ${label}`}
          aria-controls={id}
        >
          <Signal name="8" className={styles.next} />
        </button>
      </div>
      {thumbnails && (
        <ol className={styles.thumbnails} data-part="controls" hidden>
          {thumbnails.map(({ label: name, picture }, index) => (
            <li key={name}>
              <button
                type="button"
                className={styles.thumbnail}
                data-part="go"
                aria-label={`Slide ${index + 1}: ${name}`}
                aria-controls={id}
              >
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
