import { formParameters } from '../../content/form-parameters.ts';
import { number, type PageQuery, slug } from '../../content/parameters.ts';

export const query = { parameters: { category: slug, page: number, ...formParameters } } satisfies PageQuery;
