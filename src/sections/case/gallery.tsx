import type { Picture as PictureData } from '../../domain/picture.ts';
import { useWords } from '../../i18n/language-context.ts';
import type { Ink } from '../../lib/media/colours.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { acrossPhone } from '../../ui/picture/across-phone.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './gallery.module.css';

function Shot({ picture }: { readonly picture: PictureData }) {
  return (
    <figure>
      <Picture {...picture} sizes={`${acrossPhone}, (max-width: 1024px) 100vw, 62vw`} className={styles.picture} />
      {picture.alt && (
        <figcaption className={styles.caption} aria-hidden="true">
          {picture.alt}
        </figcaption>
      )}
    </figure>
  );
}

/** Row of pictures that scrolls by swipe, drag or arrow keys; it never moves on its own. */
export function Gallery({ pictures, ground }: { readonly pictures: readonly PictureData[]; readonly ground: Ink }) {
  const { case: words } = useWords();
  if (pictures.length === 0) return null;
  const slides = pictures.map((picture, index) => ({
    key: picture.url,
    label: picture.alt || words.picture(index + 1),
    content: <Shot picture={picture} />,
  }));
  return (
    <div className={styles.gallery} data-ground={ground}>
      <h2 className={styles.heading}>{words.gallery}</h2>
      <Carousel
        label={words.gallery}
        slides={slides}
        view={slides.length > 1 ? 'part' : 'one'}
        gap="small"
        className={styles.carousel ?? ''}
      />
    </div>
  );
}
