import { textAttributes } from '../../shared/language.ts';
import type { SafeHtml } from '../../shared/safe-html.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  readonly html: SafeHtml;
  /** The first paragraph is set as a lead. */
  readonly lead?: boolean;
  readonly className?: string | undefined;
}

/**
 * The one place where HTML from the content system enters a page. Its type says that the allow-list
 * has seen it.
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
