import { withQuery } from '../../site/query.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './pager.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly category: string | undefined;
}

/** Numbered pages; the open one is wide, the others narrow. A pennant at its end has lost its notch. */
export function Pager({ page, pages, category }: PagerProps) {
  if (pages < 2) return null;
  const address = (number: number) =>
    withQuery('/insights', { category, page: number > 1 ? String(number) : undefined });
  const step = (label: string, number: number, rel: 'prev' | 'next') =>
    number < 1 || number > pages ? (
      <span className={`${styles.step} ${styles.end}`}>
        <span aria-hidden="true">{label}</span>
        <span className="visually-hidden">{rel === 'prev' ? 'No previous page' : 'No next page'}</span>
      </span>
    ) : (
      <Button className={styles.step} href={address(number)}>
        {label}
        <span className="visually-hidden"> page</span>
      </Button>
    );
  return (
    <nav className={styles.pager} aria-label="Pages">
      {step('Previous', page - 1, 'prev')}
      <ol className={styles.numbers}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a href={address(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">Page </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {step('Next', page + 1, 'next')}
    </nav>
  );
}
