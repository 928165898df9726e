import type { SafeHtml } from '../../lib/html/safe-html.ts';
import { textAttributes } from '../../lib/text/language.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  readonly html: SafeHtml;
  /** Sets the first paragraph as a lead. */
  readonly lead?: boolean;
  readonly className?: string | undefined;
}

/**
 * Renders HTML from the content system, the only place that does. `SafeHtml` has passed the
 * allow-list.
 */
export function RichText({ html, lead = false, className = '' }: RichTextProps) {
  return (
    <div
      {...textAttributes(html)}
      className={`${styles.text} ${lead ? styles.lead : ''} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the allow-list alone.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
