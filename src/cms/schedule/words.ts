import { dayBegins } from '../at-start.ts';
import { closingMoment, dayAndTimeOf, dayOf } from '../today/clock.ts';
import type { Booked } from './booked.ts';

/** `Goes up 12 Nov, 09:00`, or that it could not, and why. */
export function bookedWords({ at, goesUp, failed }: Pick<Booked, 'at' | 'goesUp' | 'failed'>): string {
  const when = dayAndTimeOf(Date.parse(at));
  if (failed) return `${goesUp ? 'Could not go up' : 'Could not come down'} ${when}. ${failed}`;
  return `${goesUp ? 'Goes up' : 'Comes down'} ${when}`;
}

/**
 * What a job does by itself after its last day: `Closed since 3 Nov`. Undefined where none is set,
 * or it is no job that is up.
 */
export function closingWords(record: unknown, now = Date.now()): string | undefined {
  const { validThrough, _status } = (record ?? {}) as { readonly validThrough?: unknown; readonly _status?: unknown };
  const closes = closingMoment(validThrough);
  if (closes === undefined || _status !== 'published') return undefined;
  return now >= closes ? `Closed since ${dayOf(closes)}` : `Closes after ${dayOf(dayBegins(closes, -1))}`;
}
