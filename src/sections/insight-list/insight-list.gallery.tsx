import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { article, bareArticle, category, chinese, longTitle } from '../../gallery/samples.ts';
import { ArticleCards } from './article-cards.tsx';
import { ArticleRows } from './article-rows.tsx';
import { FeaturedArticle } from './featured-article.tsx';
import { InsightPages } from './insight-pages.tsx';
import { InsightsHead } from './insights-head.tsx';
import { NoArticles } from './no-articles.tsx';
import { SpreadArticle } from './spread-article.tsx';

const long = { ...article, id: 'long', title: longTitle };
const bare = { ...bareArticle, id: 'bare' };
const inChinese = { ...article, title: chinese.title, description: chinese.text };

const { heading = { text: '' }, lead } = propsOnPage('/insights', 'insight-list');
const opening = { heading, lead };

export const gallery: Gallery = [
  {
    state: 'head, a category chosen',
    content: <InsightsHead opening={opening} categories={['Care', 'Design', 'Search'].map(category)} chosen="care" />,
  },
  {
    state: 'head without categories',
    content: <InsightsHead opening={opening} categories={[]} chosen={undefined} />,
  },
  {
    state: 'featured, with all, with nothing and with a long title',
    content: [article, bare, long].map((one) => <FeaturedArticle key={one.id} article={one} />),
  },
  {
    state: 'featured and spread in Chinese',
    content: (
      <>
        <FeaturedArticle article={inChinese} />
        <SpreadArticle article={inChinese} />
      </>
    ),
  },
  { state: 'cards', content: <ArticleCards articles={[article, bare, long]} /> },
  { state: 'one card', content: <ArticleCards articles={[article]} /> },
  {
    state: 'spread, with all, with nothing and with a long title',
    content: [article, bare, long].map((one) => <SpreadArticle key={one.id} article={one} />),
  },
  { state: 'rows', content: <ArticleRows articles={[article, bare, long]} /> },
  {
    state: 'nothing at all, and in a category',
    content: (
      <>
        <NoArticles words={words.insights.empty} category={undefined} />
        <NoArticles words={words.insights.empty} category="Search" />
      </>
    ),
  },
  { state: 'pages, the first of four', content: <InsightPages page={1} pages={4} category="care" /> },
  {
    state: 'pages, in the middle of a thousand',
    content: <InsightPages page={500} pages={1000} category={undefined} />,
  },
];
