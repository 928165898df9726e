import { oneOf, type PageQuery } from '../content/parameters.ts';
import { planNames } from '../site/plans.ts';

/** A plan that we sell begins the message; `sent` thanks for it. */
export const query = { parameters: { plan: oneOf(...planNames), sent: oneOf('1') } } satisfies PageQuery;
