import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
} from 'payload';
import { readRows } from '../database/transaction.ts';
import { reachedThePublic } from '../patches/editing/published-before.ts';

/**
 * Collections whose records show on public pages, and the tags that cached pages carry.
 * A page carries the tag of every collection that was read for it (`content-reads.ts`).
 */
export const contentCollections = [
  'works',
  'client-types',
  'insights',
  'article-categories',
  'authors',
  'jobs',
  'media',
  'redirects',
  'pages',
  'films',
  'partners',
  'people',
  'testimonials',
  'facts',
  'holidays',
  'navigation',
  'translations',
] as const;

export type ContentTag = (typeof contentCollections)[number];

/**
 * Second change token of a collection, bumped when a record leaves the site, so that no stale copy
 * is served. One token for all collections could deadlock two transactions.
 */
export type GoneTag = `${ContentTag}:gone`;

export const goneTag = (tag: ContentTag): GoneTag => `${tag}:gone`;

export const isGoneTag = (name: string): boolean => name.endsWith(':gone');

export const isContentTag = (name: string): name is ContentTag => contentCollections.some((tag) => tag === name);

/**
 * Two rows for each tag. Every change writes a fresh random token, so concurrent changes never look
 * like none.
 */
export const ChangeTokens: CollectionConfig = {
  slug: 'content-stamps',
  admin: { hidden: true },
  fields: [
    { name: 'tag', type: 'text', required: true, unique: true, index: true },
    { name: 'token', type: 'text', required: true },
  ],
};

/**
 * Bumps a change token in the request's own transaction: other instances see it when they can see
 * the change.
 */
export async function bumpToken(req: PayloadRequest, tag: ContentTag | GoneTag): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'content-stamps',
    where: { tag: { equals: tag } },
    data: { tag, token: randomUUID() },
    req,
    returning: false,
  });
}

interface MaybeDraft {
  readonly id: number | string;
  readonly updatedAt?: string;
  readonly _status?: 'draft' | 'published' | null;
  /** Time at which it went to the trash. */
  readonly deletedAt?: string | null;
}

const isPublic = (record: MaybeDraft): boolean => record._status === undefined || record._status === 'published';

/**
 * Bumps the change token of a tag on every change that the public can see, so not while a draft is
 * typed.
 */
export function bumpsToken(tag: ContentTag): CollectionAfterChangeHook<MaybeDraft> {
  return async ({ doc, req, operation }) => {
    if (!isPublic(doc) && (operation !== 'update' || !(await reachedThePublic(req, tag, doc)))) return doc;
    await bumpToken(req, tag);
    if (!isPublic(doc) || doc.deletedAt) await bumpToken(req, goneTag(tag));
    return doc;
  };
}

export function bumpsTokenOnDelete(tag: ContentTag): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    await bumpToken(req, tag);
    await bumpToken(req, goneTag(tag));
    return doc;
  };
}

/**
 * Reads the current token of every tag. Polled, so it uses plain SQL: Payload would run its hooks
 * for every row.
 */
export async function readTokens(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const rows = await readRows<{ tag: string; token: string }>(payload, sql`select tag, token from content_stamps`);
  return new Map(rows.map(({ tag, token }) => [tag, token]));
}

/** Creates missing rows of tags; safe when several instances start at once. */
export async function ensureTokens(payload: Payload): Promise<void> {
  const present = await readTokens(payload);
  const all = contentCollections.flatMap((tag) => [tag, goneTag(tag)]);
  for (const tag of all.filter((candidate) => !present.has(candidate))) {
    await payload.db.upsert({
      collection: 'content-stamps',
      where: { tag: { equals: tag } },
      data: { tag, token: randomUUID() },
    });
  }
}
