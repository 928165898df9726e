import type { CollectionSlug, Payload, Where } from 'payload';
import { removeFiguresBefore } from '../../cms/figures/rows.ts';
import type { Expiring } from '../../cms/removals/expiring.ts';
import { removeExpiring } from '../../cms/removals/remove-expired.ts';
import type { Settings } from '../../env.ts';
import { removeWhere } from '../erasure/erase.ts';

/**
 * Months for which it is kept what was counted: a year, and the month of the year before to compare
 * with.
 */
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

/** Counts the rows of a collection that expire, and all of them. */
async function counted(payload: Payload, collection: CollectionSlug, where: Where) {
  const [expired, all] = await Promise.all([
    payload.db.count({ collection, where }),
    payload.db.count({ collection, where: {} }),
  ]);
  return { expired: expired.totalDocs, all: all.totalDocs };
}

async function newestOf(payload: Payload, collection: 'submissions' | 'figures', field: 'createdAt' | 'day') {
  const { docs } = await payload.db.find<Readonly<Record<string, unknown>>>({
    collection,
    sort: `-${field}`,
    limit: 1,
  });
  const [newest] = docs;
  return newest && new Date(String(newest[field]));
}

/**
 * Submissions whose time is over, with their files and deliveries. A day early, so that nothing is
 * kept longer than promised when this has not run for some hours.
 */
function expiredEnquiries(payload: Payload, settings: Settings, now: Date): Expiring {
  const ages = [
    ['application', settings.KEEP_APPLICATIONS_MONTHS],
    ['enquiry', settings.KEEP_ENQUIRIES_MONTHS],
  ] as const;
  const where: Where = {
    or: ages.map(([kind, months]) => ({
      kind: { equals: kind },
      createdAt: { less_than: new Date(monthsBefore(now, months).getTime() + day).toISOString() },
    })),
  };
  return {
    kind: 'enquiries',
    now,
    count: () => counted(payload, 'submissions', where),
    newest: () => newestOf(payload, 'submissions', 'createdAt'),
    remove: async () => (await removeWhere(payload, where)).submissions,
  };
}

function expiredFigures(payload: Payload, now: Date): Expiring {
  const first = monthsBefore(now, keepFiguresMonths).toISOString().slice(0, 10);
  const count = () => counted(payload, 'figures', { day: { less_than: first } });
  return {
    kind: 'figures',
    now,
    count,
    newest: () => newestOf(payload, 'figures', 'day'),
    remove: async () => {
      const { expired } = await count();
      await removeFiguresBefore(payload, first);
      return expired;
    },
  };
}

/** What the process that delivers removes by its age. */
export const expiredIntake = (payload: Payload, settings: Settings, now: Date): readonly Expiring[] => [
  expiredEnquiries(payload, settings, now),
  expiredFigures(payload, now),
];

/**
 * Removes what has expired, within the bounds of `removeExpiring`, and counts of senders that have
 * run out.
 *
 * @returns how many submissions were removed
 */
export async function removeExpired(payload: Payload, settings: Settings, now: Date): Promise<number> {
  const removed = await removeExpiring(payload, expiredEnquiries(payload, settings, now));
  await removeExpiring(payload, expiredFigures(payload, now));
  await payload.db.deleteMany({ collection: 'form-attempts', where: { until: { less_than: now.toISOString() } } });
  return removed;
}
