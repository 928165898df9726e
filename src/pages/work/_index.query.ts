import { number, oneOf, type PageQuery, slug } from '../../content/parameters.ts';

export const query = { parameters: { type: slug, view: oneOf('list'), page: number } } satisfies PageQuery;
