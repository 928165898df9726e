import type { Payload, Where } from 'payload';
import { type Say, sayEnglish } from '../../cms/panel/say.ts';
import type { Settings } from '../../config/env.ts';
import { eraseReviewer } from '../../reviews/erase-reviewer.ts';
import { tellLeft } from '../newsletter/tool.ts';
import { type CopyElsewhere, copiesOf } from './copies.ts';
import { heldOn } from './person.ts';

/** Thrown when an item could not be removed. The rest of its batch is still there too. */
class NotRemovedError extends Error {
  override readonly name = 'NotRemovedError';
}

/** Submissions per transaction, few enough that other writers do not wait for long. */
const batch = 25;

/**
 * Removes submissions with their deliveries and files. The file goes first: a later failure leaves
 * a row without its file, which the next attempt removes.
 *
 * @throws {NotRemovedError} and the errors of the database
 */
async function removeSubmissions(payload: Payload, ids: readonly number[]): Promise<number> {
  const { docs, errors } = await payload.delete({
    collection: 'submissions',
    where: { id: { in: [...ids] } },
    depth: 0,
    overrideAccess: true,
  });
  if (errors.length > 0) throw new NotRemovedError(`${errors.length} submissions could not be removed.`);
  return docs.length;
}

async function idsOf(payload: Payload, where: Where, limit: number): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where,
    limit,
    pagination: false,
    depth: 0,
    joins: false,
    select: {},
    overrideAccess: true,
  });
  return docs.map(({ id }) => id);
}

/**
 * Removes all matching submissions in batches.
 *
 * @returns number of removed submissions
 * @throws {NotRemovedError} and the errors of the database
 */
export async function removeWhere(payload: Payload, where: Where): Promise<number> {
  for (let removed = 0; ; ) {
    const ids = await idsOf(payload, where, batch);
    if (ids.length === 0) return removed;
    removed += await removeSubmissions(payload, ids);
  }
}

/** Result of an erasure: counts, and copies left elsewhere; holds no name and no address. */
export interface Erased {
  readonly submissions: number;
  readonly files: number;
  readonly deliveries: number;
  /** Whether the address was among the subscribers of the newsletter. */
  readonly subscriber: boolean;
  /** Links to drafts, whose name and address were blanked. */
  readonly reviewLinks: number;
  readonly elsewhere: readonly CopyElsewhere[];
}

/**
 * Removes every submission of one person and their place among the subscribers, and blanks their
 * name and address in reviews of drafts.
 *
 * @throws {NotRemovedError} and the errors of the database
 */
export async function erasePerson(
  payload: Payload,
  settings: Settings,
  email: string,
  say: Say = sayEnglish,
): Promise<Erased> {
  const held = await heldOn(payload, email);
  const { submissions, deliveries, subscriber, reviews } = held;
  await removeWhere(payload, { id: { in: submissions.map(({ id }) => id) } });
  const told = subscriber ? await tellLeft(settings, subscriber, say) : [];
  if (subscriber)
    await payload.delete({
      collection: 'subscribers',
      where: { id: { equals: subscriber.id } },
      depth: 0,
      overrideAccess: true,
    });
  await eraseReviewer(payload, email);
  return {
    submissions: submissions.length,
    files: submissions.filter(({ filePath }) => filePath).length,
    deliveries: deliveries.length,
    subscriber: subscriber !== undefined,
    reviewLinks: reviews.links.length,
    elsewhere: [...copiesOf(held, say), ...told],
  };
}
