import type { PayloadRequest } from 'payload';
import { answersWord } from '../panel/query-words.ts';
import { usedOf } from './record-uses.ts';

async function unusedIds(req: PayloadRequest): Promise<number[]> {
  const used = await usedOf(req, 'media');
  const { docs } = await req.payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
    req,
  });
  return docs.flatMap(({ id }) => (used.has(String(id)) ? [] : [id]));
}

/** Filters a list of pictures by unused ones. */
export const findsUnused = answersWord('unused', unusedIds);
