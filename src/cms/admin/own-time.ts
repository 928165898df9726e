const format = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });

/**
 * `28 Nov 2026, 18:39 where you are`: a moment by the clock of the reader, where that differs from
 * the site's.
 *
 * @param at milliseconds since 1970
 * @returns undefined where both clocks show the same, and where there is no moment
 */
export function ownTimeOf(at: number, siteZone: string, ownZone?: string): string | undefined {
  if (Number.isNaN(at)) return undefined;
  const own = format(ownZone).format(at);
  return own === format(siteZone).format(at) ? undefined : `${own} where you are`;
}
