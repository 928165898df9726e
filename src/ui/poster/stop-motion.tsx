import { drawings } from '../../config/brand/drawings.ts';
import { useWords } from '../../i18n/language-context.ts';
import styles from './stop-motion.module.css';

export const hasWater = drawings.water !== 'none';

/**
 * Switch that stops the motion of a page's first view without script: the heading's water and the
 * figures in its wind. Hidden where nothing moves.
 */
export function StopMotion() {
  const words = useWords();
  if (!hasWater) return null;
  return (
    <label className={styles.switch}>
      <input type="checkbox" data-stop-motion="" /> {words.page.stopMotion}
    </label>
  );
}
