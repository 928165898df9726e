import type { Category } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { withQuery } from '../../lib/query.ts';
import { Hero, type HeroProps } from '../hero/hero.tsx';
import styles from './insights-head.module.css';

export interface InsightsHeadProps {
  /** Undefined if another section opens the page. */
  readonly opening: { readonly heading: HeroProps['heading']; readonly lead?: string | undefined } | undefined;
  readonly categories: readonly Category[];
  readonly chosen: string | undefined;
}

export function InsightsHead({ opening, categories, chosen }: InsightsHeadProps) {
  const { insights: words } = useWords();
  const filters = [{ slug: undefined, title: words.all }, ...categories];
  return (
    <>
      {opening && (
        <Hero heading={opening.heading} water="accent5">
          {opening.lead && <p className={styles.lead}>{opening.lead}</p>}
        </Hero>
      )}
      <nav className={styles.bar} aria-label={words.categories} data-ground="accent5">
        <p className="visually-hidden" role="status" data-part="status" />
        <ul className={styles.filters}>
          {filters.map(({ slug, title }) => (
            <li key={title}>
              <a
                data-part="choice"
                href={withQuery('/insights', { category: slug })}
                aria-current={slug === chosen ? 'true' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        <a className={styles.feed} href="/insights/feed.xml" type="application/rss+xml">
          {words.rss}
        </a>
      </nav>
    </>
  );
}
