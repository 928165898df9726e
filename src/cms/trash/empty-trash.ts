import { APIError, type Payload } from 'payload';
import { daysInTrash, trashed } from './kept.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes for good what has lain in the trash long enough. What something else in the trash would miss stays until that has gone.
 *
 * @returns how many records were removed
 */
export async function emptyTrash(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - daysInTrash * day).toISOString();
  let removed = 0;
  for (const collection of trashed) {
    const { docs } = await payload.find({
      ...{ collection, trash: true, where: { deletedAt: { less_than: before } } },
      ...{ select: {}, pagination: false, depth: 0, overrideAccess: true },
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
