import { oneOf, type PageQuery } from '../../content/parameters.ts';

export const query = { parameters: { sent: oneOf('1') } } satisfies PageQuery;
