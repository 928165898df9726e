import type { Picture as PictureData } from '../../domain/picture.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import styles from './office.module.css';

export interface OfficeProps {
  readonly pictures: readonly {
    readonly title: string;
    readonly text: string;
    /** Landscape for wide windows, portrait for narrow ones. */
    readonly desktop: PictureData;
    readonly mobile: PictureData;
  }[];
  /** Level of the headings: 2 if no heading stands above. */
  readonly level?: 2 | 3;
}

/** Limit of the specification for the portrait pictures. */
const narrow = '(max-width: 1024px)';

/** Carousel of rooms, with landscape or portrait pictures depending on the window's width. */
export function Office({ pictures, level = 3 }: OfficeProps) {
  const Heading = `h${level}` as const;
  const words = useWords();
  return (
    <div className={styles.office}>
      <Carousel
        label={words.work.office}
        view="one"
        gap="small"
        slides={pictures.map(({ title, text, desktop, mobile }) => ({
          key: title,
          label: title,
          content: (
            <figure className={styles.room}>
              <picture>
                <source media={narrow} srcSet={mobile.url} width={mobile.width} height={mobile.height} />
                <img
                  className={styles.picture}
                  src={desktop.url}
                  alt={desktop.alt}
                  width={desktop.width}
                  height={desktop.height}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
              <figcaption className={styles.caption}>
                <Heading>{title}</Heading>
                <p>{text}</p>
              </figcaption>
            </figure>
          ),
        }))}
        thumbnails={pictures.map(({ title, desktop }) => ({ label: title, picture: desktop }))}
      />
    </div>
  );
}
