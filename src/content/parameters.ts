/**
 * One parameter in the query of a page's address.
 *
 * @returns the value as the page knows it; undefined where it changes nothing, null where there can
 *   be no such page
 */
export type Parameter<T> = (value: string) => T | undefined | null;

export const oneOf =
  <T extends string>(...values: readonly T[]): Parameter<T> =>
  (value) =>
    values.find((known) => known === value);

/** The address of a record: of a client type, of a category. */
export const slug: Parameter<string> = (value) => (/^[^\s/?#]{1,200}$/.test(value) ? value : null);

/** The number of a page of a list. */
export const number: Parameter<number> = (value) => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) : null);

export const text: Parameter<string> = (value) => value;

/**
 * What a page reads from the query of its address. It stands in a file of its own beside the page,
 * `_<page>.query.ts`, so that the server in front knows it as well: anything else in a query shows
 * the same page, and a stranger must not be able to have that rendered and kept once more for every
 * word he thinks of.
 */
export interface PageQuery {
  readonly parameters: Readonly<Record<string, Parameter<string | number>>>;
}

type Values<Query extends PageQuery> = {
  readonly [Name in keyof Query['parameters']]: Query['parameters'][Name] extends Parameter<infer Value>
    ? Value | undefined
    : never;
};

/**
 * The values of a page's parameters.
 *
 * @returns null where there can be no such page
 */
export function readQuery<const Query extends PageQuery>(
  { parameters }: Query,
  given: URLSearchParams,
): Values<Query> | null {
  const values = Object.entries(parameters).map(([name, read]) => {
    const value = given.get(name);
    return [name, value === null ? undefined : read(value)] as const;
  });
  return values.some(([, value]) => value === null) ? null : (Object.fromEntries(values) as Values<Query>);
}
