import type { Film as FilmData } from '../../domain/film.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Film } from '../../ui/film/film.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './works-carousel.module.css';

export interface WorksCarouselItem {
  /** Last segment of the case's address. */
  readonly slug: string;
  readonly title: string;
  readonly subject: string;
  readonly film: FilmData;
}

export interface WorksCarouselProps {
  readonly heading: string;
  readonly items: readonly WorksCarouselItem[];
}

/** Limits of a name as wide as its picture. */
const room = { wide: { total: 15, tallest: 18 }, narrow: { total: 18, tallest: 22 } };

/** Carousel of cases whose films play on hover or by a button. */
export function WorksCarousel({ heading, items }: WorksCarouselProps) {
  return (
    <div className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <Carousel
        label={heading}
        view="many"
        gap="large"
        className={styles.row ?? ''}
        slides={items.map(({ slug, title, subject, film }) => ({
          key: title,
          label: title,
          content: (
            <article className={styles.work}>
              <Film film={film} plays="hover" sizes="(max-width: 1024px) 96vw, 40vw" className={styles.film ?? ''} />
              <h3>
                <a href={`/work/${slug}`}>
                  <Poster as="span" text={title} room={room} />
                </a>
              </h3>
              <p className={styles.subject}>{subject}</p>
            </article>
          ),
        }))}
      />
    </div>
  );
}
