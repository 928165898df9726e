import { panelLocales, type Say, sayEnglish } from '../../panel/say.ts';

const format = (locale: string, timeZone?: string) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });

/**
 * Formats a moment in the reader's time zone: `28 Nov 2026, 18:39 where you are`.
 *
 * @param at milliseconds since 1970
 * @returns undefined where both zones show the same time, and for NaN
 */
export function localTimeOf(
  at: number,
  siteZone: string,
  ownZone?: string,
  say: Say = sayEnglish,
  locale: string = panelLocales.en,
): string | undefined {
  if (Number.isNaN(at)) return undefined;
  const own = format(locale, ownZone).format(at);
  return own === format(locale, siteZone).format(at) ? undefined : say('{time} where you are', { time: own });
}
