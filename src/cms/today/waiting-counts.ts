import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../engine/transaction.ts';
import { type Previewed, previewed } from '../preview-links.ts';
import { kindsFor, mayEver, type Requester } from '../roles/may.ts';
import type { Kind } from '../roles/table.ts';

/** How much waits for somebody, by place in the navigation. What they may not read, is nothing. */
export interface WaitingCounts {
  /** Letters that nobody has begun to answer. */
  readonly fresh: Readonly<Partial<Record<Kind, number>>>;
  readonly held: number;
  /** Deliveries that were given up. */
  readonly stopped: number;
  readonly drafts: Readonly<Partial<Record<Previewed, number>>>;
}

const letters = (what: SQL, kinds: readonly Kind[]): SQL =>
  sql`select count(*) from submissions where ${what} and kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

const notHeld = sql`state = 'new' and held is not true`;

const stoppedOf = (kinds: readonly Kind[]): SQL => sql`
  select count(*) from deliveries join submissions on submissions.id = deliveries.submission_id
  where deliveries.state = 'needs-attention' and submissions.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

/** Newest versions that are drafts, past the trash. */
const draftsOf = (collection: Previewed): SQL => {
  const versions = sql.identifier(`_${collection}_v`);
  return sql`select count(*) from ${versions} where latest is true and version__status = 'draft' and version_deleted_at is null`;
};

/**
 * In one statement for all of them, with every view of the panel: through Payload's own counting
 * each would be a question of its own, with access and hooks.
 */
export async function waitingCounts(payload: Payload, user: Requester): Promise<WaitingCounts> {
  const kinds = kindsFor(user);
  const written = previewed.filter((collection) => mayEver(user, collection, 'update'));
  const asked = new Map<string, SQL>();
  for (const kind of kinds) asked.set(`fresh ${kind}`, letters(notHeld, [kind]));
  if (kinds.length > 0) {
    asked.set('held', letters(sql`held is true`, kinds));
    if (mayEver(user, 'deliveries', 'read')) asked.set('stopped', stoppedOf(kinds));
  }
  for (const collection of written) asked.set(`drafts ${collection}`, draftsOf(collection));
  if (asked.size === 0) return { fresh: {}, held: 0, stopped: 0, drafts: {} };
  const columns = [...asked].map(([name, question]) => sql`(${question}) as ${sql.identifier(name)}`);
  const [row = {}] = await readRows<Readonly<Record<string, unknown>>>(
    payload,
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  // PostgreSQL counts in numbers that are larger than JavaScript's, and hands them over as text.
  const count = (name: string): number => Number(row[name] ?? 0);
  return {
    fresh: Object.fromEntries(kinds.map((kind) => [kind, count(`fresh ${kind}`)])),
    held: count('held'),
    stopped: count('stopped'),
    drafts: Object.fromEntries(written.map((collection) => [collection, count(`drafts ${collection}`)])),
  };
}
