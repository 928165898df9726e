import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionProps {
  /** One word that no other accordion of the page has: rows of one name close each other. */
  readonly name: string;
  readonly rows: readonly { readonly key: string; readonly title: ReactNode; readonly content: ReactNode }[];
  /** The row that is open at first. */
  readonly open?: number;
  readonly className?: string;
}

/**
 * Rows of which one at a time is open; pressing the open one closes it. The browser's own `<details
 * name>`: it works without script, and a search in the page opens the row that holds the word.
 */
export function Accordion({ name, rows, open, className = '' }: AccordionProps) {
  return (
    <div className={`${styles.accordion} ${className}`} data-motion="nearest steady">
      {rows.map(({ key, title, content }, index) => (
        <details key={key} className={styles.row} name={name} open={index === open}>
          <summary className={styles.title}>{title}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
