import styles from './still-water.module.css';

/**
 * Switch that stops the motion of a page's first view without script: the heading's water and the
 * figures in its wind. Hidden where nothing moves.
 */
export function StillWater() {
  return (
    <label className={styles.still}>
      <input type="checkbox" data-still-water="" /> Stop motion
    </label>
  );
}
