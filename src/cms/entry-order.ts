import type { Where } from 'payload';

/** The order of every list of entries; the id settles ties, so that pages never overlap. */
export const newestFirst = ['-postDate', '-id'] as const;

interface Dated {
  readonly id: number;
  readonly postDate: string;
}

/**
 * How to find the entry beside this one in the list: `next` is the next older one, `prev` the next
 * newer, as in Craft.
 */
export function beside(
  { id, postDate }: Dated,
  direction: 'next' | 'prev',
): { readonly where: Where; readonly sort: string[] } {
  const beyond = direction === 'next' ? 'less_than' : 'greater_than';
  return {
    where: {
      and: [
        // Said by itself it tells a database where in its index to begin, which an alternative does
        // not.
        { postDate: { [`${beyond}_equal`]: postDate } },
        { or: [{ postDate: { [beyond]: postDate } }, { id: { [beyond]: id } }] },
      ],
    },
    sort: direction === 'next' ? [...newestFirst] : ['postDate', 'id'],
  };
}
