import styles from './still-water.module.css';

/**
 * Stops what moves by itself on a page's first view, without script: the water of its heading and
 * whoever stands in its wind. Only there where anything moves.
 */
export function StillWater() {
  return (
    <label className={styles.still}>
      <input type="checkbox" data-still-water="" /> Stop motion
    </label>
  );
}
