import type { Picture as PictureData } from '../../site/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './gallery.module.css';

/** A row to swipe, drag or walk through with the arrow keys; it moves by itself never. */
export function Gallery({ pictures }: { readonly pictures: readonly PictureData[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className={styles.gallery}>
      <h2 className={styles.heading} id="gallery">
        Gallery
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the row. */}
      <section className={styles.row} aria-labelledby="gallery" tabIndex={0}>
        {pictures.map((picture) => (
          <figure key={picture.url} className={styles.item}>
            <Picture {...picture} sizes="(max-width: 768px) 86vw, 60vw" className={styles.picture} />
            {picture.alt && (
              <figcaption className={styles.caption} aria-hidden="true">
                {picture.alt}
              </figcaption>
            )}
          </figure>
        ))}
      </section>
    </div>
  );
}
