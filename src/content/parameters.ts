/**
 * Parses one query parameter of a page.
 *
 * @returns the value as the page uses it; undefined if it has no effect, null if no such page can
 *   exist
 */
export type Parameter<T> = (value: string) => T | undefined | null;

export const oneOf =
  <T extends string>(...values: readonly T[]): Parameter<T> =>
  (value) =>
    values.find((known) => known === value);

/** Slug of a record, such as a client type or category. */
export const slug: Parameter<string> = (value) => (/^[^\s/?#]{1,200}$/.test(value) ? value : null);

/** Page number of a list. */
export const number: Parameter<number> = (value) => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) : null);

export const text: Parameter<string> = (value) => value;

/**
 * Query parameters that a page reads. Defined beside the page in `_<page>.query.ts`, so that the
 * server in front shares them: other parameters must not create further cache entries.
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
 * Reads the values of a page's parameters.
 *
 * @returns null if no such page can exist
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
