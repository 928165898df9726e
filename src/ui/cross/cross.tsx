import styles from './cross.module.css';

/** Close icon, as high as a capital letter of the adjacent text and in its colour. */
export function Cross() {
  return (
    <svg className={styles.cross} viewBox="0 0 96 96" aria-hidden="true">
      <path d="M10 0L48 38L86 0L96 10L58 48L96 86L86 96L48 58L10 96L0 86L38 48L0 10Z" />
    </svg>
  );
}
