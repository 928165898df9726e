import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction, type Transaction } from '../cms/database/transaction.ts';
import { writtenTogether } from '../cms/database/written-together.ts';
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
  override readonly message = 'The database lost a submission while it was being stored.';
}

/** Milliseconds in which the same words with the same file are one submission, whatever key they come with. */
const shortWindow = 10 * 60 * 1000;

/** A submission on its way into the database. */
interface Filing {
  readonly submission: NewSubmission;
  readonly destinations: readonly Destination[];
}

/** What tells one submission from another. */
type Marks = Pick<NewSubmission, 'key' | 'fingerprint'>;

/** As far as it matters for what was answered before. */
type Sent = Marks & { readonly file?: Pick<ReceivedFile, 'path'> | undefined };

interface Earlier extends Marks {
  readonly id: number;
  /** Name of its file, which no other submission has. */
  readonly filePath: string | null;
}

/** Submissions with these keys, and those of a moment ago that say the same: somebody went back and sent it again. */
function findEarlier({ query }: Pick<Transaction, 'query'>, marks: readonly Marks[]): Promise<Earlier[]> {
  const listed = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const since = new Date(Date.now() - shortWindow).toISOString();
  return query<Earlier>(sql`
    select id, key, fingerprint, file_path as "filePath" from submissions
    where key in (${listed(marks.map(({ key }) => key))})
    or (fingerprint in (${listed(marks.map(({ fingerprint }) => fingerprint))}) and created_at > ${since})`);
}

/** The key is what counts; the same words under another key are the same submission too. */
const sameIn = <T extends Marks>(all: readonly T[], { key, fingerprint }: Marks): T | undefined =>
  all.find((one) => one.key === key) ?? all.find((one) => one.fingerprint === fingerprint);

const filePathOf = ({ file }: Pick<Sent, 'file'>): string | null => (file ? path.basename(file.path) : null);

function answerFor({ id, fingerprint, filePath }: Earlier, given: Sent): Stored {
  if (fingerprint !== given.fingerprint) return { outcome: 'conflict' };
  // The same file: it is this very sending, kept by a transaction whose good end nobody heard of.
  return { outcome: filePath !== null && filePath === filePathOf(given) ? 'stored' : 'repeated', id };
}

/** What was answered to an earlier sending with this key, or of a moment ago with the same words. */
export async function earlierAnswer(payload: Payload, submission: Sent): Promise<Stored | undefined> {
  const found = await inTransaction(payload, (transaction) => findEarlier(transaction, [submission]));
  const earlier = sameIn(found, submission);
  return earlier && answerFor(earlier, submission);
}

function rowOf({ values, kind, key, fingerprint, source, job, heldBecause, file }: NewSubmission) {
  return {
    ...values,
    kind,
    key,
    fingerprint,
    source,
    job: job ?? null,
    state: 'new',
    held: heldBecause !== undefined,
    heldBecause: heldBecause ?? null,
    fileName: file?.name ?? null,
    fileType: file?.type ?? null,
    fileSize: file?.size ?? null,
    filePath: filePathOf({ file }),
  };
}

const deliveriesOf = ({ submission: { heldBecause }, destinations }: Filing, id: number, now: string) =>
  destinations.map((destination) => ({
    submission: id,
    destination,
    state: heldBecause === undefined ? 'waiting' : 'held',
    attempts: 0,
    nextAttempt: heldBecause === undefined ? now : null,
  }));

function numberOf(ids: ReadonlyMap<unknown, number>, { submission }: Filing): number {
  const id = ids.get(submission.key);
  if (id === undefined) throw new NotStoredError();
  return id;
}

/** Stores them all with their deliveries, or none. Of those that are the same submission, the first is stored. */
async function storeTogether(payload: Payload, filings: readonly Filing[]): Promise<Stored[]> {
  const { earlier, numbers } = await inTransaction(payload, async (transaction) => {
    const earlier = await findEarlier(
      transaction,
      filings.map(({ submission }) => submission),
    );
    const known: Marks[] = [...earlier];
    const fresh = filings.filter(({ submission }) => {
      const isNew = !sameIn(known, submission);
      if (isNew) known.push(submission);
      return isNew;
    });
    const rows =
      fresh.length === 0
        ? []
        : await transaction.insert(
            'submissions',
            fresh.map(({ submission }) => rowOf(submission)),
          );
    const ids = new Map(rows.map(({ id, key }) => [key, id]));
    const numbers = new Map(fresh.map((filing) => [filing, numberOf(ids, filing)]));
    const now = new Date().toISOString();
    const deliveries = [...numbers].flatMap(([filing, id]) => deliveriesOf(filing, id, now));
    if (deliveries.length > 0) await transaction.insert('deliveries', deliveries);
    return { earlier, numbers };
  });
  const kept = await payload.count({
    collection: 'submissions',
    where: { id: { in: [...numbers.values()] } },
    overrideAccess: true,
  });
  if (kept.totalDocs !== numbers.size) throw new NotStoredError();
  const all = [
    ...earlier,
    ...[...numbers].map(([{ submission }, id]) => ({ ...submission, id, filePath: filePathOf(submission) })),
  ];
  return filings.map((filing) => {
    const id = numbers.get(filing);
    if (id !== undefined) return { outcome: 'stored', id };
    const same = sameIn(all, filing.submission);
    if (!same) throw new NotStoredError();
    return answerFor(same, filing.submission);
  });
}

const fileTogether = writtenTogether(async (payload, filings: readonly Filing[]): Promise<Stored[]> => {
  try {
    return await storeTogether(payload, filings);
  } catch (error) {
    const [first, ...others] = filings;
    if (!first || others.length > 0) throw error;
    // Two instances at once with one key: the database let one of them in, which is then the answer for both.
    const answer = await earlierAnswer(payload, first.submission).catch(() => undefined);
    if (!answer) throw error;
    return [answer];
  }
});

/**
 * Stores a submission with one delivery for each destination: all or nothing. When it returns, the submission is in
 * the database for good.
 *
 * @throws {NotStoredError} and the errors of the database
 */
export const storeSubmission = (
  payload: Payload,
  submission: NewSubmission,
  destinations: readonly Destination[],
): Promise<Stored> => fileTogether(payload, { submission, destinations });
