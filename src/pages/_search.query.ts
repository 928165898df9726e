import { type PageQuery, text } from '../content/parameters.ts';

export const query = { parameters: { q: text } } satisfies PageQuery;
