import { Picture } from '../../ui/picture/picture.tsx';
import type { ColumnCarouselItem } from './column-carousel.tsx';
import styles from './concertina.module.css';

/** The pressed panel takes most of the room. Radio buttons carry it: a press, or the arrow keys, and no script. */
export function Concertina({ items }: { readonly items: readonly ColumnCarouselItem[] }) {
  return (
    <fieldset className={styles.concertina}>
      <legend className="visually-hidden">Client screens</legend>
      {items.map(({ picture, title, text }, index) => (
        <label key={title} className={styles.panel}>
          <input className={styles.choice} type="radio" name="concertina" value={title} defaultChecked={index === 0} />
          <Picture {...picture} sizes="72vw" className={styles.picture} />
          <span className={styles.caption}>
            <b>{title}</b>
            <span>{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
