import type { Picture as PictureData } from '../../domain/picture.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './testimonials.module.css';

export interface Testimonial {
  readonly icon: PictureData;
  /** Role instead of a name, because quotes are not from real clients. */
  readonly name: string;
  readonly position: string;
  readonly description: string;
}

export interface TestimonialsProps {
  readonly heading: string;
  readonly testimonials: readonly Testimonial[];
}

/** Testimonials of clients, one to three per view. */
export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  return (
    <div className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <Carousel
        label={heading}
        view="many"
        gap="large"
        className={styles.row ?? ''}
        slides={testimonials.map(({ icon, name, position, description }) => ({
          key: name,
          label: name,
          content: (
            <figure className={styles.testimonial}>
              <Picture {...icon} sizes="(max-width: 1024px) 30vw, 14vw" className={styles.face} />
              <blockquote className={styles.words}>
                <p>{description}</p>
              </blockquote>
              <figcaption className={styles.caption}>
                <b>{name}</b>
                <span>{position}</span>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </div>
  );
}
