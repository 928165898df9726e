import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionProps {
  /** Name that is unique on the page: `<details>` of one name close each other. */
  readonly name: string;
  readonly rows: readonly { readonly key: string; readonly title: ReactNode; readonly content: ReactNode }[];
  /** Index of the row that is open initially. */
  readonly open?: number;
  readonly className?: string;
}

/**
 * Rows of which one is open at a time; pressing the open one closes it. `<details name>` works
 * without script, and find-in-page opens the row with the match.
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
