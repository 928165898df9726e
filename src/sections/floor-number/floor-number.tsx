import { Mascot } from '../../ui/mascot/mascot.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './floor-number.module.css';

export interface FloorNumberProps {
  /** Floor as painted on the landing: `9/F`. */
  readonly figure: string;
  /** Floor in Chinese. */
  readonly chinese: string;
}

/**
 * Landing in front of the office: the floor number on a wall of two colours, and a figure on the
 * stairs.
 */
export function FloorNumber({ figure, chinese }: FloorNumberProps) {
  return (
    <div className={styles.landing}>
      <p className={styles.number}>
        <span className={styles.chinese} lang="zh-HK">
          {chinese}
        </span>
        <span className="visually-hidden"> {figure}</span>
        <PosterLines className={styles.figure} lines={[{ text: figure, cap: 40 }]} />
      </p>
      <Mascot name="t-inverted" ink="accent4" className={styles.mascot} />
      <i className={styles.steps} aria-hidden="true" />
    </div>
  );
}
