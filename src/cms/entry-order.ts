import type { Where } from 'payload';

/** The order of every list of entries; the id settles ties, so that pages never overlap. */
export const newestFirst = ['-postDate', '-id'] as const;

interface Dated {
  readonly id: number;
  readonly postDate: string;
}

/** How to find the entry beside this one in the list: `next` is the next older one, `prev` the next newer, as in Craft. */
export function beside(
  { id, postDate }: Dated,
  direction: 'next' | 'prev',
): { readonly where: Where; readonly sort: string[] } {
  const beyond = direction === 'next' ? 'less_than' : 'greater_than';
  return {
    where: {
      or: [
        { postDate: { [beyond]: postDate } },
        { and: [{ postDate: { equals: postDate } }, { id: { [beyond]: id } }] },
      ],
    },
    sort: direction === 'next' ? [...newestFirst] : ['postDate', 'id'],
  };
}
