import { words } from '#words';
import { oneOf, type PageQuery } from '../content/parameters.ts';

/**
 * Where a page has a contact form, a plan that we sell begins the message; `sent` thanks for it.
 */
export const query = { parameters: { plan: oneOf(...words.plans), sent: oneOf('1') } } satisfies PageQuery;
