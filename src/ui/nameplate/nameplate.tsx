import type { StreetSign } from '../../lib/brand-shape.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './nameplate.deferred.module.css';

interface NameplateProps extends StreetSign {
  /** As wide as its container instead of its words. */
  readonly large?: boolean;
}

/**
 * Address plate: the road in Chinese over English, the floor at one end, the way to the door at the
 * other.
 */
export function Nameplate({ floor, road, chinese, large = false }: NameplateProps) {
  return (
    <p className={`${styles.plate} ${large ? styles.large : ''}`}>
      <span className={styles.floor}>{floor}</span>{' '}
      <span className={styles.road}>
        <b lang="zh-HK">{chinese}</b> <span>{road}</span>
      </span>
      <Icon name="triangle" className={styles.arrow} />
    </p>
  );
}
