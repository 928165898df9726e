import { words } from '#words';
import { formParameters } from '../content/form-parameters.ts';
import { oneOf, type PageQuery } from '../content/parameters.ts';

/** Query of pages with a contact form: `plan` prefills the message, `sent` shows the thanks. */
export const query = { parameters: { plan: oneOf(...words.plans), ...formParameters } } satisfies PageQuery;
