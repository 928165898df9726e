import { APIError, type Payload, type Where } from 'payload';
import type { Expiring } from '../removals/expiring.ts';
import { removeExpiring } from '../removals/remove-expired.ts';
import { daysInTrash, trashed } from './kept.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what can be removed: what something else in the trash would miss stays until that has
 * gone.
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

/**
 * What has lain in the trash long enough; "all" are the records of every collection that has a
 * trash.
 */
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
 * Removes for good what has lain in the trash long enough, within the bounds of `removeExpiring`.
 *
 * @returns how many records were removed
 */
export const emptyTrash = (payload: Payload, now: Date): Promise<number> =>
  removeExpiring(payload, expiredTrash(payload, now));
