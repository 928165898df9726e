import path from 'node:path';
import type { Payload } from 'payload';
import { inTransaction } from '../cms/database/transaction.ts';
import type { Delivery, Submission } from '../cms/payload-types.ts';
import type { FormValues } from '../forms/rules.ts';
import type { ReceivedFile } from './receive.ts';

export type Destination = Delivery['destination'];

export interface NewSubmission {
  readonly kind: Submission['kind'];
  readonly values: FormValues;
  /** Receipt of this one sending; a second submission with it is the same one. */
  readonly key: string;
  /** Two submissions that say the same have the same one. */
  readonly fingerprint: string;
  /** Path of the page that it was sent from. */
  readonly source: string;
  /** Title of the job, for an application. */
  readonly job?: string | undefined;
  readonly file?: (ReceivedFile & { readonly type: string }) | undefined;
  /** Why it is held back as suspected spam. */
  readonly heldBecause?: string | undefined;
}

export type Stored =
  | { readonly outcome: 'stored' | 'repeated'; readonly id: number }
  /** The key belongs to a submission that says something else. */
  | { readonly outcome: 'conflict' };

/** Raised when the database said that all is well and yet does not have the submission. */
class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

/** Milliseconds in which the same words with the same file are one submission, whatever key they come with. */
const shortWindow = 10 * 60 * 1000;

/** The submission with this key, else one of a moment ago that says the same: somebody went back and sent it again. */
async function findEarlier(payload: Payload, key: string, fingerprint: string): Promise<Submission | undefined> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: {
      or: [
        { key: { equals: key } },
        {
          fingerprint: { equals: fingerprint },
          createdAt: { greater_than: new Date(Date.now() - shortWindow).toISOString() },
        },
      ],
    },
    limit: 2,
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
  });
  return docs.find((submission) => submission.key === key) ?? docs[0];
}

const answerFor = ({ id, fingerprint }: Submission, given: string): Stored =>
  fingerprint === given ? { outcome: 'repeated', id } : { outcome: 'conflict' };

/** What was answered to an earlier sending with this key, or of a moment ago with the same words. */
export async function earlierAnswer(payload: Payload, key: string, fingerprint: string): Promise<Stored | undefined> {
  const earlier = await findEarlier(payload, key, fingerprint);
  return earlier && answerFor(earlier, fingerprint);
}

/**
 * Stores a submission with one delivery for each destination: all or nothing. When it returns, the submission is in
 * the database for good.
 *
 * @throws {NotStoredError} and the errors of the database
 */
export async function storeSubmission(
  payload: Payload,
  submission: NewSubmission,
  destinations: readonly Destination[],
): Promise<Stored> {
  const { key, fingerprint, kind, values, source, job, file, heldBecause } = submission;
  const earlier = await earlierAnswer(payload, key, fingerprint);
  if (earlier) return earlier;

  const held = heldBecause !== undefined;
  const now = new Date().toISOString();
  try {
    await inTransaction(payload, async ({ req }) => {
      const created = await payload.db.create({
        collection: 'submissions',
        data: {
          ...values,
          kind,
          key,
          fingerprint,
          source,
          job: job ?? null,
          state: 'new',
          held,
          heldBecause: heldBecause ?? null,
          ...(file
            ? { fileName: file.name, fileType: file.type, fileSize: file.size, filePath: path.basename(file.path) }
            : {}),
        },
        req,
      });
      for (const destination of destinations) {
        await payload.db.create({
          collection: 'deliveries',
          data: {
            submission: created.id,
            destination,
            state: held ? 'held' : 'waiting',
            attempts: 0,
            nextAttempt: held ? null : now,
          },
          req,
        });
      }
    });
  } catch (error) {
    // Two at once with one key: the database let one of them in, which is then the answer for both.
    const other = await findEarlier(payload, key, fingerprint);
    if (!other) throw error;
    return answerFor(other, fingerprint);
  }
  const kept = await findEarlier(payload, key, fingerprint);
  if (!kept) throw new NotStoredError('The database lost a submission while it was being stored.');
  return { outcome: 'stored', id: kept.id };
}
