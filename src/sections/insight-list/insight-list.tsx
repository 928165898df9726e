import type { InsightListing } from '../../domain/content.ts';
import type { HeroProps } from '../hero/hero.tsx';
import { ArticleCards } from './article-cards.tsx';
import { ArticleRows } from './article-rows.tsx';
import { FeaturedArticle } from './featured-article.tsx';
import { InsightPages } from './insight-pages.tsx';
import { InsightsHead } from './insights-head.tsx';
import { NoArticles, type NoArticlesProps } from './no-articles.tsx';
import { SpreadArticle } from './spread-article.tsx';

export interface InsightListProps {
  /** Heading of the page; absent if another section opens it. */
  readonly heading?: HeroProps['heading'];
  readonly lead?: string;
  readonly list: InsightListing;
  /**
   * Whether the page is the list's own, whose filters change it in place; elsewhere they link
   * there.
   */
  readonly home: boolean;
  readonly empty: NoArticlesProps['words'];
}

/** Minimum number of rows below a poster, which would otherwise end the page. */
const leastForSpread = 6;

/** All articles, with filters. */
export function InsightList({ heading, lead, list, home, empty }: InsightListProps) {
  const { articles, categories, category, page, pages, announcement } = list;
  const [first, ...others] = articles;
  const spread = others.length >= leastForSpread ? others[3] : undefined;
  return (
    <div data-motion={home ? 'filters' : undefined}>
      <InsightsHead opening={heading && { heading, lead }} categories={categories} chosen={category?.slug} />
      <div data-part="results" data-announcement={announcement} tabIndex={-1}>
        {first ? <FeaturedArticle article={first} /> : <NoArticles category={category?.title} words={empty} />}
        <ArticleCards articles={others.slice(0, 3)} />
        {spread && <SpreadArticle article={spread} />}
        <ArticleRows articles={others.slice(spread ? 4 : 3)} />
        <InsightPages page={page} pages={pages} category={category?.slug} />
      </div>
    </div>
  );
}
