const leadsTo = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && 'href' in row && typeof row.href === 'string' ? row.href : undefined;

/**
 * Removes the list rows of a navigation that lead elsewhere; buttons stay.
 *
 * @param isElsewhere tests the target of a row
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
