import type { Payload } from 'payload';
import { submissionTypesFor } from '../../cms/access/may.ts';
import type { Submission, User } from '../../cms/payload-types.ts';

/**
 * Users with this notification setting who may read enquiries today; with `kind`, those of one
 * kind.
 */
export async function readersNotified(
  payload: Payload,
  setting: User['toldOfLetters'],
  kind?: Submission['kind'],
): Promise<User[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { toldOfLetters: { equals: setting } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    sort: 'id',
  });
  return docs.filter((person) => {
    const reads = submissionTypesFor({ ...person, collection: 'users' });
    return kind === undefined ? reads.length > 0 : reads.includes(kind);
  });
}
