import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';

/** Hours that a link may live; the first is the usual. */
export const lifetimes = [24, 72, 168] as const;

/** Collections whose records have a page of their own. */
export const previewed = ['pages', 'works', 'insights', 'jobs'] as const;

export type Previewed = (typeof previewed)[number];

export const isPreviewed = (collection: unknown): collection is Previewed =>
  previewed.some((one) => one === collection);

const hour = 60 * 60 * 1000;

/** What is kept of a token: who reads the database cannot open a preview with it. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface SharedDraft {
  readonly collection: Previewed;
  readonly id: number;
  readonly ends: Date;
}

interface Wanted {
  readonly collection: Previewed;
  readonly record: number;
  readonly hours: number;
  /** The account that shares. */
  readonly by: number;
}

/** Makes a link to a draft. The token is told this once, and can be found nowhere afterwards. */
export async function shareDraft(payload: Payload, { collection, record, hours, by }: Wanted) {
  const token = randomBytes(32).toString('base64url');
  const ends = new Date(Date.now() + hours * hour);
  await payload.delete({ collection: 'preview-links', where: { ends: { less_than: new Date().toISOString() } } });
  const { id } = await payload.create({
    collection: 'preview-links',
    data: { digest: digestOf(token), list: collection, record, ends: ends.toISOString(), by },
    depth: 0,
  });
  return { id, path: `/preview/shared/${token}`, ends: ends.toISOString() };
}

/** What a token shows; undefined where it never was, is over, or was taken back. */
export async function sharedDraft(payload: Payload, token: string): Promise<SharedDraft | undefined> {
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { and: [{ digest: { equals: digestOf(token) } }, { ends: { greater_than: new Date().toISOString() } }] },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const [link] = docs;
  return link && { collection: link.list, id: link.record, ends: new Date(link.ends) };
}
