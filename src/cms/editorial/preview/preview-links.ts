import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { ReviewRight } from '../../../domain/review.ts';
import { mayAct } from '../../access/may.ts';
import type { PreviewLink } from '../../payload-types.ts';

/** Lifetimes of a link in hours; the first is the default. */
export const lifetimes = [24, 72, 168] as const;

/** Collections whose records have a page of their own. */
export const previewed = ['pages', 'works', 'insights', 'jobs'] as const;

export type Previewed = (typeof previewed)[number];

export const isPreviewed = (collection: unknown): collection is Previewed =>
  previewed.some((one) => one === collection);

const hour = 60 * 60 * 1000;
const year = 365 * 24 * hour;

/** Stored digest of a token: a reader of the database cannot open a preview with it. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface SharedDraft {
  readonly collection: Previewed;
  readonly id: number;
  readonly ends: Date;
  readonly link: PreviewLink;
}

/** Invitation to look at a draft, to comment on it, or to sign it. */
export interface Invitation {
  readonly collection: Previewed;
  readonly record: number;
  readonly hours: number;
  readonly may?: ReviewRight;
  /** Invited person; empty for a link that anyone may use. */
  readonly name?: string;
  readonly email?: string;
  readonly message?: string;
  /** Code of the language in which the draft is shown; the first one by default. */
  readonly language?: string;
}

interface Wanted extends Invitation {
  /** Account that shares the draft. */
  readonly by: number;
}

/**
 * Creates a link to a draft. The token is returned once and cannot be recovered. Expired links that
 * only show a draft are deleted; those of a review say for a year that they have ended.
 */
export async function shareDraft(payload: Payload, { collection, record, hours, may = 'look', ...invitation }: Wanted) {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  const ends = new Date(now + hours * hour);
  const before = (time: number) => ({ ends: { less_than: new Date(time).toISOString() } });
  await payload.delete({
    collection: 'preview-links',
    where: { or: [{ and: [before(now), { may: { equals: 'look' } }] }, before(now - year)] },
  });
  const { id } = await payload.create({
    collection: 'preview-links',
    data: { digest: digestOf(token), list: collection, record, ends: ends.toISOString(), may, ...invitation },
    depth: 0,
  });
  return { id, path: `/preview/shared/${token}`, ends: ends.toISOString() };
}

/** Whether the account that shared a draft still exists and still may share this record. */
async function mayStillShare(payload: Payload, { list, record, by }: PreviewLink): Promise<boolean> {
  const id = typeof by === 'object' ? by?.id : by;
  if (!id) return false;
  const { docs } = await payload.find({ collection: 'users', where: { id: { equals: id } }, depth: 0 });
  const [account] = docs;
  const user = account && { ...account, collection: 'users' as const };
  if (!user || !mayAct(user, 'preview-links', 'share')) return false;
  const draft = await payload.findByID({
    collection: list,
    id: record,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  return draft !== null;
}

/** Finds the link of a token, also one that has ended or was revoked. */
export async function linkOf(payload: Payload, token: string): Promise<PreviewLink | undefined> {
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { digest: { equals: digestOf(token) } },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  return docs[0];
}

/** Whether a link opens its draft now. */
export const isOpen = ({ ends, revoked }: Pick<PreviewLink, 'ends' | 'revoked'>): boolean =>
  !revoked && new Date(ends).getTime() > Date.now();

/**
 * Finds the draft of a token; undefined where the token is unknown, expired or revoked, or its
 * account may no longer share the record.
 */
export async function sharedDraft(payload: Payload, token: string): Promise<SharedDraft | undefined> {
  const link = await linkOf(payload, token);
  if (!link || !isOpen(link) || !(await mayStillShare(payload, link))) return undefined;
  return { collection: link.list, id: link.record, ends: new Date(link.ends), link };
}
