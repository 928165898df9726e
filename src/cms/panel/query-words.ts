import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';

/** Ids that both databases accept in one query. */
const mostAtOnce = 30_000;

const isAsked = (word: string, name: string, part: Where[string]): boolean =>
  name === 'id' && 'equals' in part && part.equals === word;

const asks = (word: string, where: Where): boolean =>
  Object.entries(where).some(([name, part]) =>
    Array.isArray(part) ? part.some((one) => asks(word, one)) : isAsked(word, name, part),
  );

/** Replaces the word by ids. No record has the id 0, so an empty list matches nothing. */
const byId = (word: string, where: Where, ids: readonly number[]): Where =>
  Object.fromEntries(
    Object.entries(where).map(([name, part]): [string, Where[string]] => {
      if (Array.isArray(part)) return [name, part.map((one) => byId(word, one, ids))];
      return [name, isAsked(word, name, part) ? { in: [0, ...ids] } : part];
    }),
  );

const isWhere = (value: unknown): value is Where => typeof value === 'object' && value !== null;

/**
 * Lets a list filter by a word in place of an id: `where[id][equals]=unused`. The panel's lists
 * accept only filters on known fields.
 */
export const answersWord =
  (word: string, idsOf: (req: PayloadRequest) => Promise<readonly number[]>): CollectionBeforeOperationHook =>
  async ({ args, req }) => {
    const { where } = args as { where?: unknown };
    if (!isWhere(where) || !asks(word, where)) return args;
    return { ...args, where: byId(word, where, (await idsOf(req)).slice(0, mostAtOnce)) } as typeof args;
  };
