import { Cast } from '../../ui/cast/cast.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './floor.module.css';

export interface FloorProps {
  /** Floor as painted on the landing: `9/F`. */
  readonly figure: string;
  /** Floor in Chinese. */
  readonly chinese: string;
}

/**
 * Landing in front of the office: the floor number on a wall of two colours, and a figure on the
 * stairs.
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
