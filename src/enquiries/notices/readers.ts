import type { Payload } from 'payload';
import { kindsFor } from '../../cms/access/may.ts';
import type { Submission, User } from '../../cms/payload-types.ts';

/**
 * Users with this notification setting who may read enquiries today; with `kind`, those of one
 * kind.
 */
export async function readersTold(
  payload: Payload,
  told: User['toldOfLetters'],
  kind?: Submission['kind'],
): Promise<User[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { toldOfLetters: { equals: told } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    sort: 'id',
  });
  return docs.filter((person) => {
    const reads = kindsFor({ ...person, collection: 'users' });
    return kind === undefined ? reads.length > 0 : reads.includes(kind);
  });
}
