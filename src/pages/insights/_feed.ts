import type { APIContext } from 'astro';
import { words } from '#words';
import { wordsIn } from '../../content/words-in.ts';
import type { Language } from '../../domain/languages.ts';
import { organisationOf } from '../../domain/organisation.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { type FeedArticle, feedArticle } from '../../seo/feed.ts';
import { newestArticles } from '../_newest-articles.ts';

/** Articles in a feed, in full, so limited to what a reader catches up on. */
const articlesInFeed = 30;

/** Contents of both feeds. */
export interface Feed {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly home: string;
  readonly articles: readonly FeedArticle[];
}

export async function insightFeed({ locals: { content }, site }: Pick<APIContext, 'locals' | 'site'>): Promise<Feed> {
  const { language } = content;
  const [newest, facts] = await Promise.all([newestArticles(content, articlesInFeed), content.facts()]);
  const articles = await content.insights(newest.map(({ slug }) => slug));
  return {
    language,
    title: interfaceWords(language).insights.feed(organisationOf(facts).name),
    description: wordsIn(words, language).insights.description,
    home: new URL('/insights', site).href,
    articles: articles.map((article) => feedArticle(article, site)),
  };
}
