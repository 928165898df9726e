import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Journey } from '../../analytics/journeys.ts';
import { inTransaction, type Transaction } from '../../cms/database/transaction.ts';
import { searchTextOf } from '../../cms/inbox/search-text.ts';
import type { Submission } from '../../cms/payload-types.ts';
import type { DestinationId } from '../../domain/destinations.ts';
import type { Choices } from '../../forms/call.ts';
import type { FormValues } from '../../forms/rules.ts';
import type { ReceivedFile } from '../routes/receive.ts';

export interface NewSubmission {
  readonly kind: Submission['kind'];
  readonly values: FormValues;
  /** Idempotency key; a second submission with it is the same one. */
  readonly key: string;
  /** Hash of the content, equal for equal submissions. */
  readonly fingerprint: string;
  /** Path of the page with the form. */
  readonly source: string;
  /** Title of the job, for an application. */
  readonly job?: string | undefined;
  /** Code of the language of that page. */
  readonly language: string;
  /** Way of the visitor to the form; undefined where it is not known. */
  readonly origin?: Journey | undefined;
  readonly file?: (ReceivedFile & { readonly type: string }) | undefined;
  /** Boxes of the contact form. */
  readonly choices?: Choices | undefined;
  /** Version of the statement on personal data that the page showed. */
  readonly statement?: string | undefined;
  /** Reason for holding it back as suspected spam. */
  readonly heldBecause?: string | undefined;
}

export type Stored =
  | { readonly outcome: 'stored' | 'repeated'; readonly id: number }
  /** The key belongs to a submission with other content. */
  | { readonly outcome: 'conflict' };

/** Milliseconds in which equal content is one submission, even with different keys. */
const shortWindow = 10 * 60 * 1000;

/** Part of a submission that detects repetitions. */
type Sent = Pick<NewSubmission, 'key' | 'fingerprint'> & { readonly file?: Pick<ReceivedFile, 'path'> | undefined };

/** Unique name of its file. */
const filePathOf = ({ file }: Pick<Sent, 'file'>): string | null => (file ? path.basename(file.path) : null);

/**
 * Finds an earlier submission with this key, or a recent one with the same content from a visitor
 * who went back and sent it again. The key takes precedence.
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
  // The same file means this very submission: its transaction was committed, but the confirmation
  // was lost.
  const isThis = typeof earlier.filePath === 'string' && earlier.filePath === filePathOf(sent);
  return { outcome: isThis ? 'stored' : 'repeated', id: earlier.id };
}

/**
 * Serialises equal submissions in PostgreSQL, where concurrent transactions do not see each other.
 * SQLite runs writers one by one anyway.
 */
async function waitForTheSame(payload: Payload, { query }: Transaction, { fingerprint }: Sent): Promise<void> {
  if (payload.db.name === 'postgres')
    await query(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
}

/** Fields of the group `origin`, all of them null where the way is not known. */
const originOf = (journey: Journey | undefined) => ({
  firstPage: journey?.firstPage ?? null,
  source: journey?.source ?? null,
  medium: journey?.medium ?? null,
  campaign: journey?.campaign ?? null,
  pages: journey?.pages ?? null,
});

/**
 * Uses the database adapter directly: Payload's operations take a dozen statements per row, and
 * neither collection has a hook or rule that an insert needs (decision 29).
 */
async function store(
  payload: Payload,
  submission: NewSubmission,
  destinations: readonly DestinationId[],
): Promise<Stored> {
  const { kind, values, key, fingerprint, source, job, language, origin, heldBecause, file, choices, statement } =
    submission;
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
        language,
        origin: originOf(origin),
        call: choices?.call ?? false,
        halfDays: choices?.halfDays.join(' ') || null,
        newsletter: choices?.newsletter ?? false,
        statement: statement ?? null,
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
    // One statement for all: separate inserts would double the work of the whole form.
    if (rows.length > 0)
      await transaction.query(sql`
        insert into deliveries (submission_id, destination, state, attempts, next_attempt) values ${sql.join(rows, sql`, `)}`);
    return { outcome: 'stored', id };
  });
}

/**
 * Stores a submission with one delivery per destination, all or nothing. On return the submission
 * is committed.
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
    // Two instances with one key: the row that was inserted first is the answer of both.
    const answer = await earlierAnswer(payload, submission).catch(() => undefined);
    if (!answer) throw error;
    return answer;
  }
}
