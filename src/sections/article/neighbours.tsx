import type { InsightPager } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { textAttributes } from '../../lib/text/language.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './neighbours.module.css';

type NeighboursProps = Pick<InsightPager, 'previous' | 'next'>;

/** Links to the previous article, or home if there is none, and to the next one. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { article: words, page } = useWords();
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      <a href={previous ? `/insights/${previous.slug}` : '/'} rel={previous ? 'prev' : undefined} data-ground="accent5">
        <span className={styles.label}>
          <Icon name="triangle" className={styles.back} /> {previous ? words.previous : words.backTo}
        </span>
        <span className={styles.title} {...textAttributes(previous?.title ?? '')}>
          {previous ? previous.title : page.home}
        </span>
      </a>
      {next && (
        <a href={`/insights/${next.slug}`} rel="next" data-ground="accent2">
          <span className={styles.label}>
            {words.next} <Icon name="triangle" className={styles.forth} />
          </span>
          <span className={styles.title} {...textAttributes(next.title)}>
            {next.title}
          </span>
        </a>
      )}
    </nav>
  );
}
