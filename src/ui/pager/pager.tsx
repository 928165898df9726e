import { useWords } from '../../i18n/language-context.ts';
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
  const words = useWords();
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
        <span className="visually-hidden">{words.pager.step}</span>
      </Button>
    );
  return (
    <nav className={styles.pager} aria-label={words.pager.pages} data-many={pages > 9 || undefined}>
      {step(words.page.previous, page - 1, words.pager.noPrevious)}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index, all) => (
          <li key={number} data-after-gap={number - (all[index - 1] ?? 0) > 1 || undefined}>
            <a href={addressOf(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">{words.pager.page}</span>
              {number}
              {words.pager.pageEnd && <span className="visually-hidden">{words.pager.pageEnd}</span>}
            </a>
          </li>
        ))}
      </ol>
      {step(words.page.next, page + 1, words.pager.noNext)}
    </nav>
  );
}
