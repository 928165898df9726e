import type { ReactNode } from 'react';
import type { Link } from '../../domain/navigation.ts';
import type { Picture as PictureData } from '../../domain/picture.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './column-carousel.module.css';

export interface ColumnCarouselItem {
  readonly picture: PictureData;
  readonly title: string;
  readonly text: string;
  /** Link to details. */
  readonly link?: Link;
}

export interface ColumnCarouselProps {
  /** Tilted label over the title, with a link. */
  readonly label?: Link;
  readonly title: string;
  readonly titleLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly description: string;
  readonly button: { readonly href: string; readonly label: string };
  readonly items: readonly ColumnCarouselItem[];
  /**
   * Replaces the slides on wide windows, for example by a concertina. The slides show two at a
   * time, 60 px apart.
   */
  readonly instead?: ReactNode;
}

/** Text column beside a carousel of screenshots. */
export function ColumnCarousel({ label, title, titleLines, description, button, items, instead }: ColumnCarouselProps) {
  const words = useWords();
  const slides = items.map(({ picture, title: name, text, link }) => ({
    key: name,
    label: name,
    content: (
      <figure className={styles.slide} data-grows>
        {/* The frame crops the picture to a column, so `sizes` doubles the width; high-density
            phones need half. */}
        <div className={styles.frame} data-delayed="framed">
          <Picture
            {...picture}
            sizes="(max-width: 599px) and (min-resolution: 1.5dppx) 72vw, (max-width: 599px) 190vw, (max-width: 1024px) 100vw, 34vw"
            className={styles.picture}
          />
        </div>
        <figcaption className={styles.caption}>
          <b>{name}</b> {text}
          {link && (
            <a href={link.href} className={`${styles.more} ${styles.link}`}>
              {link.label}
            </a>
          )}
        </figcaption>
      </figure>
    ),
  }));
  return (
    <div className={`grid ${styles.section}`} data-layout={instead ? 'concertina' : 'slides'}>
      <div className={styles.words}>
        {label && (
          <a href={label.href} className={styles.label}>
            {label.label}
          </a>
        )}
        <Poster text={title} wide={titleLines?.wide} narrow={titleLines?.narrow} />
        <p className={styles.description}>{description}</p>
        <Button href={button.href}>{button.label}</Button>
      </div>
      <div className={styles.screens}>
        <Mascot name="t-inverted" className={styles.mascot} ink="accent6" />
        {instead}
        <Carousel
          className={styles.carousel ?? ''}
          label={words.work.screens}
          slides={slides}
          view={instead ? 'one' : 'two'}
          gap="column"
        />
      </div>
    </div>
  );
}
