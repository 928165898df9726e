import { Button } from '../../ui/button/button.tsx';
import { Paragraphs } from '../../ui/paragraphs/paragraphs.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PictureRow } from '../info-row/info-row.tsx';
import styles from './info-collage.module.css';

export interface InfoCollageProps {
  /** Exactly four. */
  readonly rows: readonly Pick<PictureRow, 'title' | 'text' | 'picture' | 'button'>[];
}

/** Info rows of different widths and heights, like a collage; text below the pictures. */
export function InfoCollage({ rows }: InfoCollageProps) {
  return (
    <div className={`grid ${styles.wall}`}>
      {rows.map(({ title, text, picture, button }) => (
        <div key={title} className={styles.sheet} data-part="info-row">
          <div className={styles.frame}>
            <Picture {...picture} sizes="(max-width: 768px) 100vw, 58vw" className={styles.picture} />
          </div>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.text}>
            <Paragraphs text={text} />
          </div>
          {button && <Button href={button.link}>{button.text}</Button>}
        </div>
      ))}
    </div>
  );
}
