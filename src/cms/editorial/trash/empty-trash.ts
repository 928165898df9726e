import { APIError, type Payload, type Where } from 'payload';
import type { Expiring } from '../removals/expiring.ts';
import { removeExpiring } from '../removals/remove-expired.ts';
import { daysInTrash, trashed } from './trash-collections.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes what can be deleted: a record used by another one in the trash stays until that is gone.
 */
async function removeTrashed(payload: Payload, before: string): Promise<number> {
  let removed = 0;
  for (const collection of trashed) {
    const { docs } = await payload.find({
      collection,
      trash: true,
      where: { deletedAt: { less_than: before } },
      select: {},
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    for (const { id } of docs) {
      try {
        await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true });
        removed += 1;
      } catch (error) {
        if (!(error instanceof APIError)) throw error;
      }
    }
  }
  return removed;
}

/** Expired records of the trash; `all` counts every record of the collections with a trash. */
export function expiredTrash(payload: Payload, now: Date): Expiring {
  const before = new Date(now.getTime() - daysInTrash * day).toISOString();
  const counts = async (where: Where) => {
    let sum = 0;
    for (const collection of trashed) sum += (await payload.db.count({ collection, where })).totalDocs;
    return sum;
  };
  return {
    kind: 'trash',
    now,
    count: async () => ({ expired: await counts({ deletedAt: { less_than: before } }), all: await counts({}) }),
    newest: async () => {
      const moments: number[] = [];
      for (const collection of trashed) {
        const { docs } = await payload.db.find<{ id: number; deletedAt?: string | null }>({
          collection,
          where: { deletedAt: { exists: true } },
          sort: '-deletedAt',
          limit: 1,
        });
        if (docs[0]?.deletedAt) moments.push(Date.parse(docs[0].deletedAt));
      }
      return moments.length > 0 ? new Date(Math.max(...moments)) : undefined;
    },
    remove: () => removeTrashed(payload, before),
  };
}

/**
 * Deletes expired records of the trash within the limits of `removeExpiring`.
 *
 * @returns the number of deleted records
 */
export const emptyTrash = (payload: Payload, now: Date): Promise<number> =>
  removeExpiring(payload, expiredTrash(payload, now));
