import type { Payload } from 'payload';
import { removeFiguresBefore } from '../../cms/figures/rows.ts';
import type { Settings } from '../../env.ts';
import { removeWhere } from '../erasure/erase.ts';

/** Months for which it is kept what was counted: a year, and the month of the year before to compare with. */
const keepFiguresMonths = 13;

const day = 24 * 60 * 60 * 1000;

/** The same day so many months earlier, or the last one of a month that is too short. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return earlier;
}

/**
 * Removes submissions whose time is over, with their files and deliveries, old figures, and counts of senders that have run out. A day
 * early, so that nothing is kept longer than promised when this has not run for some hours.
 *
 * @returns how many submissions were removed
 */
export async function removeExpired(payload: Payload, settings: Settings, now: Date): Promise<number> {
  const ages = [
    ['application', settings.KEEP_APPLICATIONS_MONTHS],
    ['enquiry', settings.KEEP_ENQUIRIES_MONTHS],
  ] as const;
  let count = 0;
  for (const [kind, months] of ages) {
    const before = new Date(monthsBefore(now, months).getTime() + day).toISOString();
    const removed = await removeWhere(payload, { kind: { equals: kind }, createdAt: { less_than: before } });
    count += removed.submissions;
  }
  await payload.db.deleteMany({ collection: 'form-attempts', where: { until: { less_than: now.toISOString() } } });
  await removeFiguresBefore(payload, monthsBefore(now, keepFiguresMonths).toISOString().slice(0, 10));
  return count;
}
