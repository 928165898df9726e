import { Button } from '../button/button.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.deferred.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/**
 * Numbered pages; the current one is wide. At the first and last page, the pennant has no notch.
 */
export function Pager({ page, pages, addressOf }: PagerProps) {
  if (pages < 2) return null;
  const step = (label: string, number: number, none: string) =>
    number < 1 || number > pages ? (
      <span className={`${styles.step} ${styles.end}`}>
        <span aria-hidden="true">{label}</span>
        <span className="visually-hidden">{none}</span>
      </span>
    ) : (
      <Button className={styles.step} href={addressOf(number)}>
        {label}
        <span className="visually-hidden"> page</span>
      </Button>
    );
  return (
    <nav className={styles.pager} aria-label="Pages" data-many={pages > 9 || undefined}>
      {step('Previous', page - 1, 'No previous page')}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index, all) => (
          <li key={number} data-after-gap={number - (all[index - 1] ?? 0) > 1 || undefined}>
            <a href={addressOf(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">Page </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {step('Next', page + 1, 'No next page')}
    </nav>
  );
}
