import type { Mark as MarkData } from '../../shared/mark.ts';
import styles from './mark.module.css';

export type MarkProps = MarkData & { readonly className?: string | undefined };

/**
 * A client's or partner's wordmark, at the size that looks as large as the others: at ten pixels of
 * type as large as it says, and larger by larger type. (Engines take `zoom` for different things
 * here.) The page says by its style where a drawing comes from (`src/layouts/mark-rules.ts`), so a
 * browser asks for it once it comes near the window: `<use>` is asked for at once, wherever it
 * stands.
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
