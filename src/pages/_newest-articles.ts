import { type ContentSource, insightsPerPage } from '../content/source.ts';
import type { InsightCard } from '../domain/content.ts';

/** Reads so many of the newest articles, page by page. */
export async function newestArticles(content: ContentSource, most: number): Promise<InsightCard[]> {
  const all = Math.ceil((await content.insightCount()) / insightsPerPage);
  const pages = Math.min(all, Math.ceil(most / insightsPerPage));
  const lists = await Promise.all(
    Array.from({ length: pages }, (_, index) => content.insightPage({ page: index + 1 })),
  );
  return lists.flatMap(({ articles }) => articles).slice(0, most);
}
