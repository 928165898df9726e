import { isDeepStrictEqual } from 'node:util';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/**
 * Needed for `@payloadcms/ui` 3.90.1, where a field that offers only some records (`filterOptions`)
 * empties its open list, and fills it again without the words that were searched for, whenever the
 * server says its filter anew: what somebody is about to choose goes from under the pointer a
 * moment after they have typed elsewhere. Known as pull request 17171 of payloadcms/payload.
 *
 * Leaves out of an answer each filter that is as the form has it already; the form then keeps its
 * own, and the list what it shows.
 *
 * @param parameters of the panel's function `form-state`, as they came
 * @param answer what Payload answers to them
 */
export function withKeptFilters<Answer>(parameters: Values, answer: Answer): Answer {
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
