import { Cast } from '../../ui/cast/cast.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './floor.module.css';

export interface FloorProps {
  /** As the floor is painted on the landing: `9/F`. */
  readonly figure: string;
  /** As it is said here. */
  readonly chinese: string;
}

/**
 * The landing in front of the office: the number of the floor on a wall of two colours, and
 * somebody on the way up.
 */
export function Floor({ figure, chinese }: FloorProps) {
  return (
    <div className={styles.floor}>
      <p className={styles.number}>
        <span className={styles.chinese} lang="zh-HK">
          {chinese}
        </span>
        <span className="visually-hidden"> {figure}</span>
        <PosterLines className={styles.figure} lines={[{ text: figure, cap: 40 }]} />
      </p>
      <Cast person="3" ink="tart" className={styles.person} />
      <i className={styles.steps} aria-hidden="true" />
    </div>
  );
}
