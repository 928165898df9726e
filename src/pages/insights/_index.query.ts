import { number, type PageQuery, slug } from '../../content/parameters.ts';
import { insightsPerPage } from '../../content/source.ts';

export const query = {
  parameters: { category: slug, page: number },
  list: {
    perPage: insightsPerPage,
    filter: 'category',
    filters: async (content) => (await content.insightPage({ page: 1 })).categories,
    count: (content, category) => content.insightCount(category),
  },
} satisfies PageQuery;
