const leadsTo = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && 'href' in row && typeof row.href === 'string' ? row.href : undefined;

/**
 * A navigation without the rows of its lists that lead somewhere else. Its buttons stay.
 *
 * @param isElsewhere told where a row leads
 */
export const withoutRows = <Lists extends object>(navigation: Lists, isElsewhere: (href: string) => boolean): Lists =>
  Object.fromEntries(
    Object.entries(navigation).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value)
        ? value.filter((row: unknown) => {
            const href = leadsTo(row);
            return href === undefined || !isElsewhere(href);
          })
        : value,
    ]),
  ) as Lists;
