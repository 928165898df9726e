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
 * Formats a moment in the reader's time zone: `28 Nov 2026, 18:39 where you are`.
 *
 * @param at milliseconds since 1970
 * @returns undefined where both zones show the same time, and for NaN
 */
export function localTimeOf(at: number, siteZone: string, ownZone?: string): string | undefined {
  if (Number.isNaN(at)) return undefined;
  const own = format(ownZone).format(at);
  return own === format(siteZone).format(at) ? undefined : `${own} where you are`;
}
