import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../lib/is-object.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Drops filters from an answer that equal those in the form; the form then keeps its own, and the
 * list its options.
 *
 * Needed for `@payloadcms/ui` 3.90.1, where a field with `filterOptions` empties its open list and
 * refills it without the search whenever the server returns its filter: the options move under the
 * pointer a moment after typing elsewhere. Known as pull request 17171 of payloadcms/payload.
 *
 * @param parameters of the panel's server function `form-state`, as received
 * @param answer Payload's answer to them
 */
export function withStableFilters<Answer>(parameters: Values, answer: Answer): Answer {
  const { formState } = parameters;
  if (!isObject(formState) || !isObject(answer) || !isObject(answer.state)) return answer;
  const state = Object.entries(answer.state).map(([path, field]) => {
    const sent = formState[path];
    if (!isObject(field) || !isObject(sent) || !('filterOptions' in field)) return [path, field];
    const { filterOptions, ...rest } = field;
    return [path, isDeepStrictEqual(filterOptions, sent.filterOptions) ? rest : field];
  });
  return { ...answer, state: Object.fromEntries(state) };
}
