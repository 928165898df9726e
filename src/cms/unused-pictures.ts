import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { usedOf } from './record-uses.ts';

/** Ids that both databases take in one question. */
const mostAtOnce = 30_000;

/** What a list is asked for instead of a number: `where[id][equals]=unused`. The panel's lists know a filter of ids; what is made up it trips over. */
const unused = 'unused';

async function unusedIds(req: PayloadRequest): Promise<number[]> {
  const used = await usedOf(req, 'media');
  const { docs } = await req.payload.find({
    ...{ collection: 'media', pagination: false, depth: 0, select: {}, overrideAccess: true, req },
  });
  return docs.flatMap(({ id }) => (used.has(String(id)) ? [] : [id])).slice(0, mostAtOnce);
}

const isAsked = (name: string, part: Where[string]): boolean =>
  name === 'id' && 'equals' in part && part.equals === unused;

const asks = (where: Where): boolean =>
  Object.entries(where).some(([name, part]) => (Array.isArray(part) ? part.some(asks) : isAsked(name, part)));

/** The same question by numbers. No picture has the number 0. */
const byId = (where: Where, ids: readonly number[]): Where =>
  Object.fromEntries(
    Object.entries(where).map(([name, part]): [string, Where[string]] => {
      if (Array.isArray(part)) return [name, part.map((one) => byId(one, ids))];
      return [name, isAsked(name, part) ? { in: [0, ...ids] } : part];
    }),
  );

const isWhere = (value: unknown): value is Where => typeof value === 'object' && value !== null;

/** Answers whoever asks a list of pictures for those that nothing shows. */
export const findsUnused: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { where } = args as { where?: unknown };
  if (!isWhere(where) || !asks(where)) return args;
  return { ...args, where: byId(where, await unusedIds(req)) } as typeof args;
};
