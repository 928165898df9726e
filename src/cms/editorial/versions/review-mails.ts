import { LRUCache } from 'lru-cache';
import type { CollectionAfterChangeHook, CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload';
import { mayApprove } from '../../access/may.ts';
import { nounIn } from '../../panel/label-in.ts';
import { brand } from '../../panel/runtime-brand.ts';
import type { User } from '../../payload-types.ts';
import { titleOf } from '../../records/record-titles.ts';
import type { Previewed } from '../preview/preview-links.ts';
import { requestsReview } from './version-author.ts';

/** Draft that waits for approval. */
interface Draft {
  readonly id: number | string;
  readonly title?: string | null;
  /** Title of a job. */
  readonly job?: string | null;
}

/** Drafts mailed to approvers in the last ten minutes; repeated requests show only in the panel. */
const mailedLately = new LRUCache<string, true>({ max: 1000, ttl: 10 * 60_000 });

/** Mails to approvers by account, in the hour since its first one. */
const mailsOfAccount = new LRUCache<number, { count: number }>({ max: 1000, ttl: 60 * 60_000 });
const mostOfAccount = 30;

/**
 * Counts a mail to approvers.
 *
 * @returns whether it may be sent
 */
function mayMail(draft: string, account: number): boolean {
  const mails = mailsOfAccount.get(account) ?? { count: 0 };
  if (mailedLately.has(draft) || mails.count >= mostOfAccount) return false;
  mailedLately.set(draft, true);
  mails.count += 1;
  if (mails.count === 1) mailsOfAccount.set(account, mails);
  return true;
}

/** Builds a mail about a draft, named like `the page “About us”`. */
type Words = (draft: string) => { readonly subject: string; readonly lines: readonly string[] };

const nameOf = ({ name, email }: User): string => name || email;

async function send(
  payload: Payload,
  { slug, labels }: Pick<SanitizedCollectionConfig, 'slug' | 'labels'>,
  draft: Draft,
  to: readonly User[],
  siteUrl: string,
  words: Words,
): Promise<void> {
  const called = `the ${nounIn(labels.singular, 'en')} “${await titleOf(payload, draft)}”`;
  const { subject, lines } = words(called);
  const text = [...lines, '', new URL(`/admin/collections/${slug}/${draft.id}`, siteUrl).href, ''].join('\n');
  await Promise.all(
    to.map(({ email }) => payload.sendEmail({ to: email, subject: `${brand.name}: ${subject}`, text })),
  );
}

/** Accounts that may approve. */
async function approvers(payload: Payload): Promise<User[]> {
  const { docs } = await payload.find({ collection: 'users', pagination: false, depth: 0 });
  return docs.filter((account) => mayApprove({ ...account, collection: 'users' }));
}

/**
 * Mails reviewers about a request: for each draft once in ten minutes, for each account thirty
 * times an hour at most. A failed mail is logged and does not stop the save.
 *
 * @param siteUrl public address of the site
 */
export const mailsApprovers =
  (siteUrl: string): CollectionAfterChangeHook =>
  ({ collection, doc, req }) => {
    const { payload, user } = req;
    if (!requestsReview(req) || doc._status !== 'draft' || user?.collection !== 'users') return doc;
    if (!mayMail(`${collection.slug}/${doc.id}`, user.id)) return doc;
    const mail = async () => {
      const others = (await approvers(payload)).filter(({ id }) => id !== user.id);
      await send(payload, collection, doc, others, siteUrl, (draft) => ({
        subject: `${nameOf(user)} requests approval of ${draft}`,
        lines: [`${nameOf(user)} requests approval of ${draft}. Publishing approves it.`],
      }));
    };
    mail().catch((err: unknown) => {
      payload.logger.error({ err }, 'No mail could be sent to those who may approve a draft.');
    });
    return doc;
  };

/**
 * Mails the author of a draft that was sent back. A failed mail is logged.
 *
 * @param siteUrl public address of the site
 * @param words the reviewer's comment
 */
export async function mailSentBack(
  payload: Payload,
  siteUrl: string,
  collection: Previewed,
  id: number,
  { by, to, words }: { readonly by: User; readonly to: number; readonly words: string },
): Promise<void> {
  // Allows a mail for the next request: the draft will have changed.
  mailedLately.delete(`${collection}/${id}`);
  try {
    const asked = { id: to, collection: 'users', depth: 0, disableErrors: true } as const;
    const writer = await payload.findByID(asked);
    if (!writer || writer.id === by.id) return;
    const draft = await payload.findByID({ collection: collection as CollectionSlug, id, draft: true, depth: 0 });
    const { config } = payload.collections[collection];
    await send(payload, config, draft as unknown as Draft, [writer], siteUrl, (called) => ({
      subject: `${nameOf(by)} requests changes to ${called}`,
      lines: [`${nameOf(by)} requests changes to ${called}:`, '', words],
    }));
  } catch (err) {
    payload.logger.error({ err }, 'No mail could be sent about a draft that was sent back.');
  }
}
