import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../cms/database/transaction.ts';
import { brand, languageOf } from '../cms/panel/runtime-brand.ts';
import type { PreviewLink, ReviewComment, SignOff } from '../cms/payload-types.ts';
import { titleOf } from '../cms/records/record-titles.ts';
import type { Settings } from '../config/env.ts';
import { interfaceWords } from '../i18n/interface-words.ts';
import { headerLine } from '../lib/text/header-line.ts';
import { idOf, readShown } from './read.ts';
import { panelAddressOf, readDraft } from './read-draft.ts';

const minute = 60_000;
/** Older news is dropped: an outage of the mail server must not end in a flood. */
const ofUse = 24 * 60 * minute;
/** Wait after the last comment, in which more may come. */
const quiet = 15 * minute;
/** Least time between two mails to one person. */
const pause = { sender: 60 * minute, reviewer: 120 * minute } as const;
const mostAtOnce = 500;

interface News {
  readonly link: PreviewLink;
  readonly comments: readonly ReviewComment[];
  readonly signature: SignOff | undefined;
  readonly isFinished: boolean;
  readonly asksForLink: boolean;
}

const isAfter = (moment: string | null | undefined, then: string | null | undefined): boolean =>
  Boolean(moment) && (!then || String(moment) > then);

/** Claims a mail for this instance by the time noted on its links. */
async function claim(payload: Payload, links: readonly PreviewLink[], name: 'told' | 'heard', now: Date) {
  const column = sql.raw(name);
  return inTransaction(payload, async ({ query }) => {
    const claimed: number[] = [];
    for (const { id, [name]: before } of links) {
      const unchanged = before ? sql`${column} <= ${before}` : sql`${column} is null`;
      const rows = await query(
        sql`update preview_links set ${column} = ${now.toISOString()} where id = ${id} and ${unchanged} returning id`,
      );
      if (rows.length > 0) claimed.push(id);
    }
    return claimed;
  });
}

/** Sends a mail; one that fails is tried again in the next round. */
async function sendOnce(
  payload: Payload,
  links: readonly PreviewLink[],
  name: 'told' | 'heard',
  now: Date,
  mail: { readonly to: string; readonly subject: string; readonly text: string },
): Promise<void> {
  const claimed = await claim(payload, links, name, now);
  if (claimed.length === 0) return;
  try {
    await payload.sendEmail({
      ...mail,
      subject: headerLine(mail.subject),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } catch (error) {
    for (const link of links)
      if (claimed.includes(link.id))
        await payload.update({
          collection: 'preview-links',
          id: link.id,
          data: { [name]: link[name] ?? null },
          depth: 0,
        });
    throw error;
  }
}

/** Reads what reviewers did in the last day, by link. */
async function readNews(payload: Payload, since: string): Promise<News[]> {
  const shared = { depth: 0, limit: mostAtOnce, pagination: false } as const;
  const fresh = { createdAt: { greater_than: since } };
  const [comments, signatures, finished] = await Promise.all([
    payload.find({
      collection: 'review-comments',
      where: { and: [fresh, { deleted: { exists: false } }, { by: { exists: false } }] },
      sort: 'id',
      ...shared,
    }),
    payload.find({ collection: 'sign-offs', where: { and: [fresh, { withdrawn: { exists: false } }] }, ...shared }),
    payload.find({
      collection: 'preview-links',
      where: { or: [{ finished: { greater_than: since } }, { asked: { greater_than: since } }] },
      ...shared,
    }),
  ]);
  const ids = [...comments.docs, ...signatures.docs].map(({ link }) => idOf(link)).filter((id) => id !== undefined);
  const { docs } = await payload.find({ collection: 'preview-links', where: { id: { in: ids } }, ...shared });
  const links = new Map([...docs, ...finished.docs].map((link) => [link.id, link]));
  return [...links.values()].map((link) => ({
    link,
    comments: comments.docs.filter((one) => idOf(one.link) === link.id && isAfter(one.createdAt, link.told)),
    signature: signatures.docs.find((one) => idOf(one.link) === link.id && isAfter(one.createdAt, link.told)),
    isFinished: isAfter(link.finished, link.told),
    asksForLink: isAfter(link.asked, link.told),
  }));
}

function linesOf({ link, comments, signature, isFinished, asksForLink }: News): string[] {
  const name = link.name || signature?.name || comments[0]?.name || 'A reader';
  return [
    ...comments.map((one) => `${one.name || name}, about ${one.partName ?? 'the page'}: ${one.text ?? ''}`),
    ...(signature ? [`${signature.name} says that it looks right.`] : []),
    ...(isFinished && !signature ? [`${name} is done for now.`] : []),
    ...(asksForLink ? [`${name} asks for a new link: the last one has ended.`] : []),
  ];
}

/**
 * Mails senders of links what reviewers wrote and signed: when one is done, or fifteen minutes
 * after the last comment, and at most once an hour, all in one mail.
 */
async function notifySenders(payload: Payload, { SITE_URL }: Settings, now: Date): Promise<void> {
  const news = (await readNews(payload, new Date(now.getTime() - ofUse).toISOString())).filter(
    (one) => linesOf(one).length > 0,
  );
  const senders = Map.groupBy(news, ({ link }) => idOf(link.by));
  for (const [id, items] of senders) {
    const newest = Math.max(...items.flatMap(({ comments }) => comments.map(({ createdAt }) => Date.parse(createdAt))));
    const isDone = items.some(({ signature, isFinished, asksForLink }) => signature || isFinished || asksForLink);
    if (id === undefined || (!isDone && now.getTime() - newest < quiet)) continue;
    const account = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
    const { totalDocs } = await payload.count({
      collection: 'preview-links',
      where: {
        and: [{ by: { equals: id } }, { told: { greater_than: new Date(now.getTime() - pause.sender).toISOString() } }],
      },
    });
    if (!account || totalDocs > 0) continue;
    const byRecord = Map.groupBy(items, ({ link }) => `${link.list}/${link.record}`);
    const parts: string[] = [];
    const titles: string[] = [];
    for (const [first, ...others] of byRecord.values()) {
      if (!first) continue;
      const { link } = first;
      const title = await titleOf(payload, (await readDraft(payload, link)) ?? {});
      titles.push(title);
      parts.push(
        [title, ...[first, ...others].flatMap(linesOf), panelAddressOf(link.list, link.record, SITE_URL)].join('\n'),
      );
    }
    const links = items.map(({ link }) => link);
    await sendOnce(payload, links, 'told', now, {
      to: account.email,
      subject: `${brand.name}: news about ${titles.map((title) => `“${title}”`).join(', ')}`,
      text: `${parts.join('\n\n')}\n`,
    });
  }
}

/**
 * Mails an invited person that colleagues replied, or that the draft changed after it was signed:
 * at most once in two hours. The mail has no link: only the invitation has it.
 */
async function notifyReviewers(payload: Payload, now: Date): Promise<void> {
  const since = new Date(now.getTime() - ofUse).toISOString();
  const { docs: links } = await payload.find({
    collection: 'preview-links',
    where: {
      and: [
        { email: { exists: true } },
        { may: { not_equals: 'look' } },
        { revoked: { exists: false } },
        { ends: { greater_than: now.toISOString() } },
        {
          or: [
            { heard: { exists: false } },
            { heard: { less_than: new Date(now.getTime() - pause.reviewer).toISOString() } },
          ],
        },
      ],
    },
    depth: 0,
    limit: mostAtOnce,
    pagination: false,
  });
  for (const link of links) {
    if (!link.email) continue;
    const own = { link: { equals: link.id } };
    const [{ docs: comments }, { docs: signatures }, draft] = await Promise.all([
      payload.find({ collection: 'review-comments', where: own, depth: 0, pagination: false }),
      payload.find({
        collection: 'sign-offs',
        where: { and: [own, { withdrawn: { exists: false } }] },
        sort: '-id',
        limit: 1,
        pagination: false,
        depth: 0,
      }),
      readDraft(payload, link),
    ]);
    if (!draft) continue;
    const { docs: replies } = await payload.find({
      collection: 'review-comments',
      where: {
        and: [
          { under: { in: comments.map(({ id }) => id) } },
          { by: { exists: true } },
          { createdAt: { greater_than: since } },
        ],
      },
      depth: 0,
      pagination: false,
    });
    const fresh = replies.filter(({ createdAt }) => isAfter(createdAt, link.heard));
    const [signature] = signatures;
    const isSettled = now.getTime() - Date.parse(draft.updatedAt) > quiet;
    const changedAt = isAfter(draft.updatedAt, link.heard) && isAfter(draft.updatedAt, signature?.createdAt);
    const hasChanged =
      signature && isSettled && changedAt && (await readShown(payload, link.list, draft)).digest !== signature.digest;
    if (fresh.length === 0 && !hasChanged) continue;
    const { mail } = interfaceWords(languageOf(link)).review;
    const title = await titleOf(payload, draft);
    const lines = [
      mail.greeting(link.name ?? ''),
      '',
      ...(hasChanged ? [mail.changed(title), ''] : []),
      ...fresh.flatMap(({ name, text }) => [mail.reply(name ?? '', text ?? ''), '']),
      mail.open,
      '',
      brand.name,
      '',
    ];
    await sendOnce(payload, [link], 'heard', now, {
      to: link.email,
      subject: `${brand.name}: ${mail.news(title)}`,
      text: lines.join('\n'),
    });
  }
}

/** Sends the mails about reviews that are due. */
export async function sendReviewNotices(payload: Payload, settings: Settings, now: Date): Promise<void> {
  if (!settings.SMTP_URL) return;
  await notifySenders(payload, settings, now);
  await notifyReviewers(payload, now);
}
