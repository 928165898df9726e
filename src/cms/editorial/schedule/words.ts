import { closingMoment, dayAndTimeOf, dayOf } from '../../dashboard/clock.ts';
import { dayBegins } from '../../panel/runtime-brand.ts';
import type { Scheduled } from './scheduled.ts';

/** Describes a scheduled change: `Publishes 12 Nov, 09:00`, or its failure with the reason. */
export function scheduledWords({ at, publishes, failed }: Pick<Scheduled, 'at' | 'publishes' | 'failed'>): string {
  const when = dayAndTimeOf(Date.parse(at));
  if (failed) return `${publishes ? 'Could not publish' : 'Could not unpublish'} ${when}. ${failed}`;
  return `${publishes ? 'Publishes' : 'Unpublishes'} ${when}`;
}

/**
 * Describes the closing of a published job: `Closed since 3 Nov`. Undefined for other records and
 * without a last day.
 */
export function closingWords(record: unknown, now = Date.now()): string | undefined {
  const { validThrough, _status } = (record ?? {}) as { readonly validThrough?: unknown; readonly _status?: unknown };
  const closes = closingMoment(validThrough);
  if (closes === undefined || _status !== 'published') return undefined;
  return now >= closes ? `Closed since ${dayOf(closes)}` : `Closes after ${dayOf(dayBegins(closes, -1))}`;
}
