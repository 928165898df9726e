import { type ReactNode, useId } from 'react';
import type { Picture as PictureData } from '../../domain/picture.ts';
import { useWords } from '../../i18n/language-context.ts';
import { slugFrom } from '../../lib/text/slug.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** Accessible name: `Selected work`. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly label: string; readonly content: ReactNode }[];
  /**
   * Number of visible slides on narrow windows (1024 px or less), on wide ones, from 1440 px and
   * from 1920 px; a fraction shows part of the next slide. Values: `carousel.module.css`.
   */
  readonly view?: 'one' | 'part' | 'two' | 'many' | 'four';
  readonly gap?: 'none' | 'small' | 'medium' | 'large' | 'column';
  /** Thumbnails that link to their slides; the current one stretches. Needs script. */
  readonly thumbnails?: readonly { readonly label: string; readonly picture: PictureData }[];
  readonly className?: string;
}

/** A scrollable row must be focusable, or the keyboard cannot scroll it. */
const focusable = { tabIndex: 0 };

/**
 * Row of slides that scrolls and snaps by touch, wheel and arrow keys. Script adds buttons, mouse
 * dragging and the position (ARIA Authoring Practices). It never advances on its own.
 */
export function Carousel({ label, slides, view = 'one', gap = 'medium', thumbnails, className = '' }: CarouselProps) {
  // `slugFrom` returns an empty string for labels without Latin letters.
  const ownId = useId();
  const { carousel: words } = useWords();
  const id = `${slugFrom(label) || ownId}-slides`;
  return (
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription={words.kind}
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
        aria-label={words.slides(label)}
      >
        {slides.map(({ key, label: name, content }, index) => (
          <li
            key={key}
            className={styles.slide}
            data-part="slide"
            aria-roledescription={words.slideKind}
            aria-label={words.slide(index + 1, slides.length, name)}
          >
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls} data-part="controls" hidden>
        <p className={styles.status} aria-live="polite" aria-atomic="true">
          <span className="visually-hidden">{words.before}</span>
          <span data-part="status">{words.position(slides.length)}</span>
        </p>
        <button
          type="button"
          className={styles.button}
          data-part="previous"
          data-magnetic=""
          aria-label={words.previous(label)}
          aria-controls={id}
        >
          <Icon name="triangle" className={styles.previous} />
        </button>
        <button
          type="button"
          className={styles.button}
          data-part="next"
          data-magnetic=""
          aria-label={words.next(label)}
          aria-controls={id}
        >
          <Icon name="triangle" className={styles.next} />
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
                aria-label={words.go(index + 1, name)}
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
