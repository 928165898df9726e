import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction, type Transaction } from '../../cms/engine/transaction.ts';
import { searchTextOf } from '../../cms/inbox/search-text.ts';
import type { Submission } from '../../cms/payload-types.ts';
import type { DestinationId } from '../../shared/destinations.ts';
import type { ReceivedFile } from '../routes/receive.ts';
import type { FormValues } from '../rules/rules.ts';

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

/**
 * Milliseconds in which the same words with the same file are one submission, whatever key they
 * come with.
 */
const shortWindow = 10 * 60 * 1000;

/** As far as it matters for what was answered before. */
type Sent = Pick<NewSubmission, 'key' | 'fingerprint'> & { readonly file?: Pick<ReceivedFile, 'path'> | undefined };

/** Name of its file, which no other submission has. */
const filePathOf = ({ file }: Pick<Sent, 'file'>): string | null => (file ? path.basename(file.path) : null);

/**
 * What was answered to an earlier sending with this key, or of a moment ago with the same words:
 * somebody went back and sent it again. The key is what counts.
 */
async function earlierAnswer(payload: Payload, sent: Sent, req?: Transaction['req']): Promise<Stored | undefined> {
  const { key, fingerprint } = sent;
  const since = new Date(Date.now() - shortWindow).toISOString();
  const { docs } = await payload.db.find<Submission>({
    collection: 'submissions',
    where: {
      or: [
        { key: { equals: key } },
        { and: [{ fingerprint: { equals: fingerprint } }, { createdAt: { greater_than: since } }] },
      ],
    },
    select: { key: true, fingerprint: true, filePath: true },
    pagination: false,
    ...(req ? { req } : {}),
  });
  const earlier = docs.find((one) => one.key === key) ?? docs[0];
  if (!earlier) return undefined;
  if (earlier.fingerprint !== fingerprint) return { outcome: 'conflict' };
  // The same file: it is this very sending, kept by a transaction whose good end nobody heard of.
  const isThis = typeof earlier.filePath === 'string' && earlier.filePath === filePathOf(sent);
  return { outcome: isThis ? 'stored' : 'repeated', id: earlier.id };
}

/**
 * Two sendings of the same words at the same moment see nothing of each other in PostgreSQL, unless
 * one waits for the other. On SQLite writers stand in one line anyway.
 */
async function waitForTheSame(payload: Payload, { query }: Transaction, { fingerprint }: Sent): Promise<void> {
  if (payload.db.name === 'postgres')
    await query(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
}

/**
 * By the database adapter's own operations, past Payload's: those are a dozen statements for one
 * row, and neither collection has a hook or a rule that an insert needs (decision 29).
 */
async function store(
  payload: Payload,
  submission: NewSubmission,
  destinations: readonly DestinationId[],
): Promise<Stored> {
  const { kind, values, key, fingerprint, source, job, heldBecause, file } = submission;
  const isHeld = heldBecause !== undefined;
  return inTransaction(payload, async (transaction) => {
    const { req } = transaction;
    await waitForTheSame(payload, transaction, submission);
    const earlier = await earlierAnswer(payload, submission, req);
    if (earlier) return earlier;
    const { id } = await payload.db.create({
      collection: 'submissions',
      data: {
        ...values,
        kind,
        key,
        fingerprint,
        source,
        job: job ?? null,
        state: 'new',
        held: isHeld,
        heldBecause: heldBecause ?? null,
        fileName: file?.name ?? null,
        fileType: file?.type ?? null,
        fileSize: file?.size ?? null,
        filePath: filePathOf(submission),
        searchText: searchTextOf({ ...values, job, source, fileName: file?.name }),
      },
      req,
    });
    const nextAttempt = isHeld ? null : new Date().toISOString();
    const rows = destinations.map((to) => sql`(${id}, ${to}, ${isHeld ? 'held' : 'waiting'}, 0, ${nextAttempt})`);
    // All of them in one statement: one by one they are as much work again as the whole form.
    if (rows.length > 0)
      await transaction.query(sql`
        insert into deliveries (submission_id, destination, state, attempts, next_attempt) values ${sql.join(rows, sql`, `)}`);
    return { outcome: 'stored', id };
  });
}

/**
 * Stores a submission with one delivery for each destination: all or nothing. When it returns, the
 * submission is in the database for good.
 *
 * @throws the errors of the database
 */
export async function storeSubmission(
  payload: Payload,
  submission: NewSubmission,
  destinations: readonly DestinationId[],
): Promise<Stored> {
  try {
    return await store(payload, submission, destinations);
  } catch (error) {
    // Two instances at once with one key: the database let one of them in, which is then the answer
    // for both.
    const answer = await earlierAnswer(payload, submission).catch(() => undefined);
    if (!answer) throw error;
    return answer;
  }
}
