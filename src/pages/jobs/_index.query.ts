import { formParameters } from '../../content/form-parameters.ts';
import type { PageQuery } from '../../content/parameters.ts';

export const query = { parameters: formParameters } satisfies PageQuery;
