import type { Picture as PictureData } from '../../domain/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './capsule.module.css';

export interface CapsuleProps {
  readonly picture: PictureData;
  readonly statement: string;
}

/** Wide, low picture with a sentence below. */
export function Capsule({ picture, statement }: CapsuleProps) {
  return (
    <div className={styles.capsule}>
      <Picture {...picture} sizes="100vw" className={styles.picture} />
      <p className={`statement ${styles.statement}`}>{statement}</p>
    </div>
  );
}
