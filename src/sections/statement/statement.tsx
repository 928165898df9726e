import type { Ground } from '../../lib/media/colours.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './statement.module.css';

export interface StatementProps {
  readonly ground: Ground;
  readonly statement: string;
  readonly paragraph: string;
  readonly onward?: { readonly href: string; readonly label: string } | undefined;
}

/** Opening statement of a page, in the water of its hero. */
export function Statement({ ground, statement, paragraph, onward }: StatementProps) {
  return (
    <section className={`grid ${styles.section}`} data-ground={ground}>
      <p className={`statement ${styles.statement}`}>{statement}</p>
      <div className={styles.text}>
        <p>{paragraph}</p>
        {onward && <Button href={onward.href}>{onward.label}</Button>}
      </div>
    </section>
  );
}
