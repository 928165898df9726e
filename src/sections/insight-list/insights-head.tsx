import type { Category } from '../../content/types.ts';
import { withQuery } from '../../site/query.ts';
import { Hero } from '../hero/hero.tsx';
import styles from './insights-head.module.css';

export interface InsightsHeadProps {
  readonly categories: readonly Category[];
  readonly chosen: string | undefined;
}

export function InsightsHead({ categories, chosen }: InsightsHeadProps) {
  const filters = [{ slug: undefined, title: 'All' }, ...categories];
  return (
    <>
      <Hero
        heading={{
          text: 'Insights',
          wide: [{ text: 'Insights', cap: 15.5 }],
          narrow: [{ text: 'Insights', cap: 27 }],
        }}
        sea="neon"
        tide="low"
      >
        <p className={styles.lead}>
          Notes for people who run a business in Hong Kong and have a website to look after. Issued when we have
          something to say.
        </p>
      </Hero>
      <nav className={styles.bar} aria-label="Category" data-ground="neon">
        <ul className={styles.filters}>
          {filters.map(({ slug, title }) => (
            <li key={title}>
              <a href={withQuery('/insights', { category: slug })} aria-current={slug === chosen ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
