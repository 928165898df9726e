import type { CollectionSlug, Payload, Where } from 'payload';
import { removeCountsBefore } from '../../analytics/report/rows.ts';
import type { Expiring } from '../../cms/editorial/removals/expiring.ts';
import { removeExpiring } from '../../cms/editorial/removals/remove-expired.ts';
import type { Settings } from '../../config/env.ts';
import { removeWhere } from '../inbox/erase.ts';

/**
 * Retention of analytics in months: a year, and the same month of the previous year for comparison.
 */
const keepAnalyticsMonths = 13;

const day = 24 * 60 * 60 * 1000;

/** Same day so many months earlier, or the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return earlier;
}

/** Counts the expiring rows of a collection, and all rows. */
async function counted(payload: Payload, collection: CollectionSlug, where: Where) {
  const [expired, all] = await Promise.all([
    payload.db.count({ collection, where }),
    payload.db.count({ collection, where: {} }),
  ]);
  return { expired: expired.totalDocs, all: all.totalDocs };
}

async function newestOf(
  payload: Payload,
  collection: 'submissions' | 'figures' | 'review-comments',
  field: 'createdAt' | 'day',
) {
  const { docs } = await payload.db.find<Readonly<Record<string, unknown>>>({
    collection,
    sort: `-${field}`,
    limit: 1,
  });
  const [newest] = docs;
  return newest && new Date(String(newest[field]));
}

/**
 * Submissions past their retention, with files and deliveries. Expires them a day early, so that an
 * outage of some hours does not exceed the promised period.
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
    remove: () => removeWhere(payload, where),
  };
}

function expiredAnalytics(payload: Payload, now: Date): Expiring {
  const first = monthsBefore(now, keepAnalyticsMonths).toISOString().slice(0, 10);
  const count = () => counted(payload, 'figures', { day: { less_than: first } });
  return {
    kind: 'figures',
    now,
    count,
    newest: () => newestOf(payload, 'figures', 'day'),
    remove: async () => {
      const { expired } = await count();
      await removeCountsBefore(payload, first);
      return expired;
    },
  };
}

/** Comments on drafts and signatures past their retention. */
function expiredReviews(payload: Payload, { KEEP_REVIEWS_MONTHS }: Settings, now: Date): Expiring {
  const where = { createdAt: { less_than: monthsBefore(now, KEEP_REVIEWS_MONTHS).toISOString() } };
  return {
    kind: 'reviews',
    now,
    count: () => counted(payload, 'review-comments', where),
    newest: () => newestOf(payload, 'review-comments', 'createdAt'),
    remove: async () => {
      const { expired } = await counted(payload, 'review-comments', where);
      for (const collection of ['review-comments', 'sign-offs'] as const)
        await payload.db.deleteMany({ collection, where });
      return expired;
    },
  };
}

/** Expiring rows that the delivering process removes. */
export const expiredSubmissions = (payload: Payload, settings: Settings, now: Date): readonly Expiring[] => [
  expiredEnquiries(payload, settings, now),
  expiredReviews(payload, settings, now),
  expiredAnalytics(payload, now),
];

/**
 * Removes expired rows within the bounds of `removeExpiring`, and expired client counts.
 *
 * @returns number of removed submissions
 */
export async function removeExpired(payload: Payload, settings: Settings, now: Date): Promise<number> {
  const removed = await removeExpiring(payload, expiredEnquiries(payload, settings, now));
  await removeExpiring(payload, expiredReviews(payload, settings, now));
  await removeExpiring(payload, expiredAnalytics(payload, now));
  await payload.db.deleteMany({ collection: 'form-attempts', where: { until: { less_than: now.toISOString() } } });
  return removed;
}
