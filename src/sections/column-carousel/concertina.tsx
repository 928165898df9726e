import { useWords } from '../../i18n/language-context.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { ColumnCarouselItem } from './column-carousel.tsx';
import styles from './concertina.module.css';

/**
 * Panels of which the selected one is widest and links to its case. Radio buttons control it by
 * press or arrow keys, without script.
 */
export function Concertina({ items }: { readonly items: readonly ColumnCarouselItem[] }) {
  const words = useWords();
  return (
    <fieldset className={styles.concertina}>
      <legend className="visually-hidden">{words.work.screens}</legend>
      {items.map(({ picture, title, text, link }, index) => (
        <div key={title} className={styles.panel} data-grows>
          <label className={styles.spine}>
            <input
              className={styles.choice}
              type="radio"
              name="concertina"
              value={title}
              aria-label={title}
              defaultChecked={index === 0}
            />
            <Picture {...picture} sizes="72vw" className={styles.picture} />
          </label>
          <p className={styles.caption}>
            <b>{title}</b>
            <span>
              {text}{' '}
              {link && (
                <a href={link.href} className={`${styles.more} ${styles.link}`}>
                  {link.label}
                </a>
              )}
            </span>
          </p>
        </div>
      ))}
    </fieldset>
  );
}
