import { getEntryCount, getInsights, insightsPerPage } from '../content/operations.ts';
import type { ContentSource } from '../content/run-query.ts';
import type { InsightCard } from '../content/types.ts';

export const articlePages = async (content: ContentSource): Promise<number> =>
  Math.ceil((await getEntryCount(content)) / insightsPerPage);

/** The newest articles, fetched page by page, as many as asked for; all of them unless told. */
export async function newestArticles(content: ContentSource, most = Number.POSITIVE_INFINITY): Promise<InsightCard[]> {
  const pages = Math.min(await articlePages(content), Math.ceil(most / insightsPerPage));
  const lists = await Promise.all(
    Array.from({ length: pages }, (_, index) => getInsights(content, { page: index + 1 })),
  );
  return lists.flatMap(({ articles }) => articles).slice(0, most);
}
