import type { Payload, TypedUser, Where } from 'payload';
import type { Submission } from '../../cms/payload-types.ts';
import { isNew } from './filters.ts';

export interface Neighbours {
  /** Next newer one, above it in the list. */
  readonly above?: number | undefined;
  readonly below?: number | undefined;
  /** Position of the enquiry, and the number of all. */
  readonly place: number;
  readonly of: number;
}

type Position = Pick<Submission, 'id' | 'state' | 'held' | 'createdAt'>;

interface Asker {
  readonly user: TypedUser;
  readonly overrideAccess: false;
}

/**
 * Finds the neighbours of an enquiry in the same state, newest first, within the rights of the
 * account.
 */
export async function neighboursOf(
  payload: Payload,
  { id, state, held, createdAt }: Position,
  asker: Asker,
): Promise<Neighbours> {
  const alike: Where = held
    ? { held: { equals: true } }
    : { and: [{ state: { equals: state } }, { held: { not_equals: true } }] };
  // The id settles equal times.
  const newer: Where = {
    or: [
      { createdAt: { greater_than: createdAt } },
      { and: [{ createdAt: { equals: createdAt } }, { id: { greater_than: id } }] },
    ],
  };
  const older: Where = {
    or: [
      { createdAt: { less_than: createdAt } },
      { and: [{ createdAt: { equals: createdAt } }, { id: { less_than: id } }] },
    ],
  };
  const nearest = (where: Where, sort: string[]) =>
    payload.find({
      collection: 'submissions',
      where: { and: [alike, where] },
      sort,
      limit: 1,
      depth: 0,
      joins: false,
      select: { state: true },
      ...asker,
    });
  const [above, below, { totalDocs: of }] = await Promise.all([
    nearest(newer, ['createdAt', 'id']),
    nearest(older, ['-createdAt', '-id']),
    payload.count({ collection: 'submissions', where: alike, ...asker }),
  ]);
  return { above: above.docs[0]?.id, below: below.docs[0]?.id, place: above.totalDocs + 1, of };
}

/** Oldest other new enquiry that the account may read. */
export async function nextNewFor(payload: Payload, id: number, asker: Asker): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { and: [isNew(), { id: { not_equals: id } }] },
    sort: ['createdAt', 'id'],
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    select: {},
    ...asker,
  });
  return docs[0]?.id;
}
