import type { Picture as PictureData } from '../../domain/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './info-grid.module.css';

export interface InfoGridItem {
  readonly title: string;
  readonly text: string;
  readonly icon: PictureData;
}

export interface InfoGridProps {
  readonly heading: string;
  readonly items: readonly InfoGridItem[];
}

/** Numbered items from 01. Numbers stretch with their fields; adjacent ones differ in width. */
export function InfoGrid({ heading, items }: InfoGridProps) {
  return (
    <div className={styles.section}>
      <h2 className={`statement measure ${styles.heading}`}>{heading}</h2>
      <ol className={styles.grid}>
        {items.map(({ title, text, icon }, index) => (
          <li key={title} className={styles.item}>
            <div className={styles.head}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <Picture {...icon} sizes="8rem" className={styles.icon} />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
