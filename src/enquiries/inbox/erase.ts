import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, Where } from 'payload';
import { readRows } from '../../cms/database/transaction.ts';
import { type Say, sayEnglish } from '../../cms/panel/say.ts';
import type { Delivery, Submission } from '../../cms/payload-types.ts';
import { destinationNames } from '../../domain/destinations.ts';
import { foldedAddress } from '../../lib/text/mail-address.ts';
import { eraseReviewer } from '../../reviews/erase-reviewer.ts';
import { linksOf } from '../../reviews/of-person.ts';
import { findSubscriber } from '../newsletter/subscribers.ts';

/** Counts of removed items, and copies in other systems. */
export interface Removed {
  readonly submissions: number;
  readonly deliveries: number;
  readonly files: number;
  /** One line for each copy in another system, with its ID there. */
  readonly elsewhere: readonly string[];
}

/** Thrown when an item could not be removed. The rest of its batch is still there too. */
class NotRemovedError extends Error {
  override readonly name = 'NotRemovedError';
}

/** Submissions per transaction, few enough that other writers do not wait for long. */
const batch = 25;

const crmRecords = {
  organization: 'organization {id}',
  person: 'person {id}',
  deal: 'deal {id}',
  file: 'file {id}',
} as const;

/** Where a delivery left a copy, in words; nothing for one that never got anywhere. */
function copyOf({ destination, state, submission, crm }: Delivery, say: Say): string[] {
  const place = say(destinationNames[destination].place);
  const steps = (['organization', 'person', 'deal', 'file'] as const).flatMap((step) =>
    crm?.[step] ? [say(crmRecords[step], { id: crm[step] })] : [],
  );
  if (destination === 'crm' && steps.length > 0)
    return [say('{place}: {what}', { place, what: steps.join(say(', ')) })];
  if (state !== 'delivered') return [];
  const number = typeof submission === 'object' ? submission.id : submission;
  return [say('{place}: submission {id}', { place, id: number })];
}

/**
 * Removes submissions with their deliveries and files. The file goes first: a later failure leaves
 * a row without its file, which the next attempt removes.
 *
 * @throws {NotRemovedError} and the errors of the database
 */
async function removeSubmissions(payload: Payload, ids: readonly number[], say: Say): Promise<Removed> {
  const shared = { overrideAccess: true };
  const { docs: deliveries } = await payload.find({
    collection: 'deliveries',
    where: { submission: { in: [...ids] } },
    pagination: false,
    depth: 0,
    ...shared,
  });
  const { docs, errors } = await payload.delete({
    collection: 'submissions',
    where: { id: { in: [...ids] } },
    depth: 0,
    ...shared,
  });
  if (errors.length > 0) throw new NotRemovedError(`${errors.length} submissions could not be removed.`);
  const gone = docs as readonly Submission[];
  return {
    submissions: gone.length,
    deliveries: deliveries.length,
    files: gone.filter(({ filePath }) => filePath).length,
    elsewhere: deliveries.flatMap((delivery) => copyOf(delivery, say)),
  };
}

const sum = (one: Removed, other: Removed): Removed => ({
  submissions: one.submissions + other.submissions,
  deliveries: one.deliveries + other.deliveries,
  files: one.files + other.files,
  elsewhere: [...one.elsewhere, ...other.elsewhere],
});

const nothing: Removed = { submissions: 0, deliveries: 0, files: 0, elsewhere: [] };

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
 * @throws {NotRemovedError} and the errors of the database
 */
export async function removeWhere(payload: Payload, where: Where): Promise<Removed> {
  let removed = nothing;
  for (;;) {
    const ids = await idsOf(payload, where, batch);
    if (ids.length === 0) return removed;
    removed = sum(removed, await removeSubmissions(payload, ids, sayEnglish));
  }
}

interface SentRow {
  readonly id: number;
  readonly email: string;
  readonly file: string | null;
}

/**
 * All submissions of one person, in every spelling of the address. Compares here, since no database
 * folds them all.
 */
export async function sentBy(payload: Payload, email: string): Promise<SentRow[]> {
  const wanted = foldedAddress(email);
  const rows = await readRows<SentRow>(
    payload,
    sql`select id, email, file_path as file from submissions where email is not null`,
  );
  return rows.filter((row) => foldedAddress(row.email) === wanted);
}

/** Records that an erasure removes or blanks beside submissions. */
interface AlsoHeld {
  /** Whether the address is among the subscribers of the newsletter. */
  readonly subscriber: boolean;
  /** Links to drafts, whose name and address are blanked. */
  readonly reviewLinks: number;
}

/** Result of erasing a person. */
export interface Erased extends Removed, AlsoHeld {}

async function alsoHeld(payload: Payload, email: string): Promise<AlsoHeld> {
  const [subscriber, links] = await Promise.all([findSubscriber(payload, email), linksOf(payload, email)]);
  return { subscriber: subscriber !== undefined, reviewLinks: links.length };
}

/** Counts the items that an erasure would remove. */
export async function countPerson(
  payload: Payload,
  email: string,
): Promise<Pick<Removed, 'submissions' | 'files'> & AlsoHeld> {
  const [sent, also] = await Promise.all([sentBy(payload, email), alsoHeld(payload, email)]);
  return { submissions: sent.length, files: sent.filter(({ file }) => file).length, ...also };
}

/**
 * Removes every submission of one person and their place among the subscribers, and blanks their
 * name and address in reviews of drafts.
 *
 * @throws {NotRemovedError} and the errors of the database
 */
export async function erasePerson(payload: Payload, email: string, say: Say = sayEnglish): Promise<Erased> {
  const also = await alsoHeld(payload, email);
  const ids = (await sentBy(payload, email)).map(({ id }) => Number(id));
  let removed = nothing;
  for (let from = 0; from < ids.length; from += batch)
    removed = sum(removed, await removeSubmissions(payload, ids.slice(from, from + batch), say));
  const subscriber = await findSubscriber(payload, email);
  if (subscriber)
    await payload.delete({ collection: 'subscribers', id: subscriber.id, depth: 0, overrideAccess: true });
  await eraseReviewer(payload, email);
  return { ...removed, ...also };
}
