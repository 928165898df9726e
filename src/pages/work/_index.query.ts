import { formParameters } from '../../content/form-parameters.ts';
import { number, oneOf, type PageQuery, slug } from '../../content/parameters.ts';

export const query = {
  parameters: { type: slug, view: oneOf('list'), page: number, ...formParameters },
} satisfies PageQuery;
