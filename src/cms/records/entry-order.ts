import type { Where } from 'payload';

/** Order of every list of entries. The id settles ties, so that pages never overlap. */
export const newestFirst = ['-postDate', '-id'] as const;

interface Dated {
  readonly id: number;
  readonly postDate: string;
}

/**
 * Query for the neighbour of an entry: `next` is the next older one, `prev` the next newer, as in
 * Craft.
 */
export function beside(
  { id, postDate }: Dated,
  direction: 'next' | 'prev',
): { readonly where: Where; readonly sort: string[] } {
  const beyond = direction === 'next' ? 'less_than' : 'greater_than';
  return {
    where: {
      and: [
        // A plain bound lets the database start in its index; the alternative below does not.
        { postDate: { [`${beyond}_equal`]: postDate } },
        { or: [{ postDate: { [beyond]: postDate } }, { id: { [beyond]: id } }] },
      ],
    },
    sort: direction === 'next' ? [...newestFirst] : ['postDate', 'id'],
  };
}
