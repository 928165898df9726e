import type { Mark as MarkData } from '../../domain/mark.ts';
import styles from './mark.module.css';

export type MarkProps = MarkData & { readonly className?: string | undefined };

/**
 * Wordmark of a client or partner, scaled by font size so that all look equally large (engines
 * differ on `zoom`). A style rule names the drawing (`src/layouts/mark-images.ts`), so browsers
 * load it near the window only; `<use>` would load at once.
 */
export function Mark({ className = '', title, width, height, url, ink }: MarkProps) {
  return (
    <svg
      className={`${styles.mark} ${className}`}
      width={`${width / 10}em`}
      height={`${height / 10}em`}
      data-mark={url}
      data-own={ink === 'own' ? '' : undefined}
      role="img"
      aria-label={title}
    />
  );
}
