import type { Picture as PictureData } from '../../domain/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './picture-reveal.module.css';

export interface PictureRevealProps {
  readonly picture: PictureData;
  readonly statement: string;
}

/** Wide, low picture with a sentence below. */
export function PictureReveal({ picture, statement }: PictureRevealProps) {
  return (
    <div className={styles.reveal}>
      <Picture {...picture} sizes="100vw" className={styles.picture} />
      <p className={`statement ${styles.statement}`}>{statement}</p>
    </div>
  );
}
