import { words } from '#words';
import { oneOf, type PageQuery } from '../content/parameters.ts';

/** Query of pages with a contact form: `plan` prefills the message, `sent` shows the thanks. */
export const query = { parameters: { plan: oneOf(...words.plans), sent: oneOf('1') } } satisfies PageQuery;
