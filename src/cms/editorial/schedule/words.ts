import { closingMoment, dayAndTimeOf, dayOf } from '../../dashboard/clock.ts';
import { dayBegins } from '../../panel/runtime-brand.ts';
import { type PanelI18n, sayIn } from '../../panel/say.ts';
import type { Scheduled } from './scheduled.ts';

/** Describes a scheduled change: `Publishes 12 Nov, 09:00`, or its failure with the reason. */
export function scheduledWords(
  { at, publishes, failed }: Pick<Scheduled, 'at' | 'publishes' | 'failed'>,
  i18n: PanelI18n,
): string {
  const say = sayIn(i18n);
  const time = dayAndTimeOf(Date.parse(at), i18n);
  if (!failed) return say(publishes ? 'Publishes {time}' : 'Unpublishes {time}', { time });
  return say(publishes ? 'Could not publish {time}. {reason}' : 'Could not unpublish {time}. {reason}', {
    time,
    reason: say(failed),
  });
}

/**
 * Describes the closing of a published job: `Closed since 3 Nov`. Undefined for other records and
 * without a last day.
 */
export function closingWords(record: unknown, i18n: PanelI18n, now = Date.now()): string | undefined {
  const say = sayIn(i18n);
  const { validThrough, _status } = (record ?? {}) as { readonly validThrough?: unknown; readonly _status?: unknown };
  const closes = closingMoment(validThrough);
  if (closes === undefined || _status !== 'published') return undefined;
  return now >= closes
    ? say('Closed since {day}', { day: dayOf(closes, i18n) })
    : say('Closes after {day}', { day: dayOf(dayBegins(closes, -1), i18n) });
}
