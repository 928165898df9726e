import type { InsightListing } from '../../content/types.ts';
import type { HeroProps } from '../hero/hero.tsx';
import { ArticleCards } from './article-cards.tsx';
import { ArticleRows } from './article-rows.tsx';
import { FeaturedArticle } from './featured-article.tsx';
import { InsightPages } from './insight-pages.tsx';
import { InsightsHead } from './insights-head.tsx';
import { NoArticles, type NoArticlesProps } from './no-articles.tsx';
import { SpreadArticle } from './spread-article.tsx';

export interface InsightListProps {
  /** Opens a page with the list; without it another section does. */
  readonly heading?: HeroProps['heading'];
  readonly lead?: string;
  readonly list: InsightListing;
  /** Filters change the list where it is at home; on other pages they lead there. */
  readonly home: boolean;
  readonly empty: NoArticlesProps['words'];
}

/** With too few rows below it a poster would be the end of the page rather than its middle. */
const leastForSpread = 6;

/** Every article, to be filtered. */
export function InsightList({ heading, lead, list, home, empty }: InsightListProps) {
  const { articles, categories, category, page, pages, said } = list;
  const [first, ...others] = articles;
  const spread = others.length >= leastForSpread ? others[3] : undefined;
  return (
    <div data-motion={home ? 'filters' : undefined}>
      <InsightsHead opening={heading && { heading, lead }} categories={categories} chosen={category?.slug} />
      <div data-part="results" data-said={said} tabIndex={-1}>
        {first ? <FeaturedArticle article={first} /> : <NoArticles category={category?.title} words={empty} />}
        <ArticleCards articles={others.slice(0, 3)} />
        {spread && <SpreadArticle article={spread} />}
        <ArticleRows articles={others.slice(spread ? 4 : 3)} />
        <InsightPages page={page} pages={pages} category={category?.slug} />
      </div>
    </div>
  );
}
