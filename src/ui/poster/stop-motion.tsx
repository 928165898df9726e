import { drawings } from '../../config/brand/drawings.ts';
import styles from './stop-motion.module.css';

export const hasWater = drawings.water !== 'none';

/**
 * Switch that stops the motion of a page's first view without script: the heading's water and the
 * figures in its wind. Hidden where nothing moves.
 */
export function StopMotion() {
  if (!hasWater) return null;
  return (
    <label className={styles.switch}>
      <input type="checkbox" data-stop-motion="" /> Stop motion
    </label>
  );
}
