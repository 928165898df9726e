import type { ReactNode } from 'react';
import type { Link } from '../../shared/navigation.ts';
import type { Picture as PictureData } from '../../shared/picture.ts';
import { Button } from '../../ui/button/button.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Cast } from '../../ui/cast/cast.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './column-carousel.module.css';

export interface ColumnCarouselItem {
  readonly picture: PictureData;
  readonly title: string;
  readonly text: string;
  /** Where there is more about it. */
  readonly link?: Link;
}

export interface ColumnCarouselProps {
  /**
   * A small label that hangs at an angle over the title, and leads somewhere as it looks like it
   * would.
   */
  readonly label?: Link;
  readonly title: string;
  readonly titleLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly description: string;
  readonly button: { readonly href: string; readonly label: string };
  readonly items: readonly ColumnCarouselItem[];
  /**
   * On wide windows in the place of the slides, which are two at a time and 60 px apart: a
   * concertina, for one.
   */
  readonly instead?: ReactNode;
}

/** A column of words beside a row of client screens. */
export function ColumnCarousel({ label, title, titleLines, description, button, items, instead }: ColumnCarouselProps) {
  const slides = items.map(({ picture, title: name, text, link }) => ({
    key: name,
    label: name,
    content: (
      <figure className={styles.slide} data-grows>
        {/* Cut to a column, so a file twice as wide; of the small pixels of phones half are not
            missed. */}
        <div className={styles.frame} data-unhurried="framed">
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
        <Cast person="3" className={styles.person} ink="tile" />
        {instead}
        <Carousel
          className={styles.carousel ?? ''}
          label="Client screens"
          slides={slides}
          view={instead ? 'one' : 'two'}
          gap="column"
        />
      </div>
    </div>
  );
}
