import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { comesBackAt } from '../../lib/analytics/metrics.ts';
import { mayEver, mayWith, type Requester, submissionTypesFor } from '../access/may.ts';
import type { SubmissionType } from '../access/table.ts';
import { readRows } from '../database/transaction.ts';
import { type Previewed, previewed } from '../editorial/preview/preview-links.ts';

/**
 * Counts of waiting items by entry of the navigation; records that the account may not read do not
 * count.
 */
export interface WaitingCounts {
  /** Unanswered submissions. */
  readonly fresh: Readonly<Partial<Record<SubmissionType, number>>>;
  readonly held: number;
  /** Deliveries that were given up. */
  readonly stopped: number;
  readonly drafts: Readonly<Partial<Record<Previewed, number>>>;
  /** Drafts with comments of reviewers to answer; undefined for an account that answers none. */
  readonly reviews: number | undefined;
  /** Addresses that answered 404, without those that were ignored or have a redirect since. */
  readonly missing: number;
}

const enquiries = (what: SQL, kinds: readonly SubmissionType[]): SQL =>
  sql`select count(*) from submissions where ${what} and kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

const notHeld = sql`state = 'new' and held is not true`;

const stoppedOf = (kinds: readonly SubmissionType[]): SQL => sql`
  select count(*) from deliveries join submissions on submissions.id = deliveries.submission_id
  where deliveries.state = 'needs-attention' and submissions.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

/** Newest versions that are drafts, outside the trash. */
const draftsOf = (collection: Previewed): SQL => {
  const versions = sql.identifier(`_${collection}_v`);
  return sql`select count(*) from ${versions} where latest is true and version__status = 'draft' and version_deleted_at is null`;
};

/** Drafts with a comment that is not resolved and whose last word is a reviewer's. */
const commentedIn = (collection: Previewed): SQL => sql`
  select count(distinct comment.record) from review_comments as comment
  where comment.list = ${collection} and comment.number is not null
    and comment.resolved is null and comment.deleted is null
    and (select reply.by_id from review_comments as reply
      where reply.under = comment.id and reply.deleted is null order by reply.id desc limit 1) is null
    and comment.record in (select parent_id from ${sql.identifier(`_${collection}_v`)}
      where latest is true and version__status = 'draft' and version_deleted_at is null)`;
/** Condition that a record is published at an address that was not found, below its folder. */
const cameTo = (collection: 'works' | 'insights' | 'jobs', folder: string): SQL => {
  const records = sql.identifier(collection);
  return sql`(not_found.path like ${`${folder}%`} and exists (select 1 from ${records} where _status = 'published'
    and slug = substr(not_found.path, ${sql.raw(String(folder.length + 1))})))`;
};

const missing = sql`select count(*) from not_found
  where (ignored_at is null or count >= ${sql.raw(String(comesBackAt))} * ignored_at)
    and not exists (select 1 from redirects where redirects."from" = not_found.path)
    and not exists (select 1 from pages where pages.path = not_found.path and _status = 'published')
    and not (${cameTo('works', '/work/')} or ${cameTo('insights', '/insights/')} or ${cameTo('jobs', '/jobs/')})`;

/**
 * Counts everything in one statement, because every view of the panel needs it: Payload would run
 * one query for each, with access and hooks.
 */
export async function waitingCounts(payload: Payload, user: Requester): Promise<WaitingCounts> {
  const kinds = submissionTypesFor(user);
  const written = previewed.filter((collection) => mayEver(user, collection, 'update'));
  const asked = new Map<string, SQL>();
  for (const kind of kinds) asked.set(`fresh ${kind}`, enquiries(notHeld, [kind]));
  if (kinds.length > 0) {
    asked.set('held', enquiries(sql`held is true`, kinds));
    if (mayEver(user, 'deliveries', 'read')) asked.set('stopped', stoppedOf(kinds));
  }
  for (const collection of written) asked.set(`drafts ${collection}`, draftsOf(collection));
  const reviewed = written.filter((list) => mayWith(user, 'review-comments', 'read', { list }));
  for (const collection of reviewed) asked.set(`reviews ${collection}`, commentedIn(collection));
  if (mayEver(user, 'not-found', 'read')) asked.set('missing', missing);
  if (asked.size === 0) return { fresh: {}, held: 0, stopped: 0, drafts: {}, missing: 0, reviews: undefined };
  const columns = [...asked].map(([name, question]) => sql`(${question}) as ${sql.identifier(name)}`);
  const [row = {}] = await readRows<Readonly<Record<string, unknown>>>(
    payload,
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  // PostgreSQL returns counts (bigint) as text.
  const count = (name: string): number => Number(row[name] ?? 0);
  return {
    fresh: Object.fromEntries(kinds.map((kind) => [kind, count(`fresh ${kind}`)])),
    held: count('held'),
    stopped: count('stopped'),
    drafts: Object.fromEntries(written.map((collection) => [collection, count(`drafts ${collection}`)])),
    reviews:
      reviewed.length > 0 ? reviewed.reduce((sum, collection) => sum + count(`reviews ${collection}`), 0) : undefined,
    missing: count('missing'),
  };
}
