import { number, oneOf, type PageQuery, slug } from '../../content/parameters.ts';
import { worksPerPage } from '../../content/source.ts';

export const query = {
  parameters: { type: slug, view: oneOf('list'), page: number },
  list: {
    perPage: worksPerPage,
    filter: 'type',
    filters: (content) => content.workTypes(),
    count: async (content, type) =>
      type === undefined ? (await content.workPage({ page: 1 })).count : content.workCount(type),
  },
} satisfies PageQuery;
