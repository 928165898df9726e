import type { Payload, Where } from 'payload';
import { mayEver, mayWith, type Requester } from '../cms/access/may.ts';
import { type Record, recordsFor } from '../cms/dashboard/content.ts';
import type { Viewer } from '../cms/dashboard/viewer.ts';
import { hasNewer } from '../cms/editorial/preview/link-state.ts';
import { isOpen, type Previewed, previewed } from '../cms/editorial/preview/preview-links.ts';
import type { PreviewLink, SignOff, ReviewComment as StoredComment } from '../cms/payload-types.ts';
import { lastEdits } from '../cms/records/last-edited-by.ts';
import { idOf, readShown, type Standing, standingsOf, stateOf } from './read.ts';

/** Most records of which a list says where their reviews stand. */
export const mostReviews = 50;

/** Side that a review waits for. */
export type Turn = 'us' | 'others' | 'signed' | 'ended';

type Link = Pick<
  PreviewLink,
  'id' | 'list' | 'record' | 'name' | 'ends' | 'opened' | 'revoked' | 'finished' | 'asked' | 'by'
>;

type Comment = Pick<
  StoredComment,
  'id' | 'list' | 'record' | 'number' | 'under' | 'link' | 'by' | 'resolved' | 'createdAt'
>;

type Signature = Pick<SignOff, 'id' | 'list' | 'record' | 'link' | 'name' | 'digest' | 'createdAt'>;

export interface Place {
  readonly collection: Previewed;
  readonly id: number;
}

/** Where the review of a draft stands. */
export interface ReviewSummary extends Place {
  readonly people: readonly Standing[];
  readonly comments: Readonly<globalThis.Record<'open' | 'replied' | 'resolved', number>>;
  /** When the oldest open comment was written. */
  readonly openSince: string | undefined;
  /** People with an ended link who asked for another. */
  readonly asked: readonly { readonly name: string; readonly at: string }[];
  /** Last end of the links that still open the draft. */
  readonly ends: string | undefined;
  /** Accounts that sent the links. */
  readonly senders: readonly number[];
  readonly turn: Turn;
}

/** Review of a draft with what the panel calls it. */
export interface ReviewEntry extends ReviewSummary {
  readonly record: Record;
  /** Accounts that it waits for: those that sent its links, and the one that last saved it. */
  readonly owners: readonly number[];
}

/** Collections whose reviews an account may read. */
export const reviewedCollections = (user: Requester): Previewed[] =>
  previewed.filter((list) => mayEver(user, list, 'read') && mayWith(user, 'review-comments', 'read', { list }));

const keyOf = ({ list, record }: { readonly list: Previewed; readonly record: number }): string => `${list} ${record}`;

function turnOf({ people, comments, asked, ends }: Omit<ReviewSummary, 'turn'>): Turn {
  if (comments.open > 0 || asked.length > 0) return 'us';
  if (people.length > 0 && people.every(({ state }) => state === 'signed')) return 'signed';
  if (!ends) return 'ended';
  return people.length > 0 && people.every(({ state }) => state === 'done' || state === 'signed') ? 'us' : 'others';
}

const newestFirst = (one: string, other: string): number => other.localeCompare(one);

function summaryOf(
  { list, record }: Pick<Link, 'list' | 'record'>,
  links: readonly Link[],
  comments: readonly Comment[],
  signatures: readonly Signature[],
  digest: string,
): ReviewSummary {
  const states = comments
    .filter(({ number }) => number)
    .map((comment) => ({
      at: comment.createdAt,
      state: stateOf(
        comment,
        comments.filter(({ under }) => under === comment.id),
      ),
    }));
  const count = (state: (typeof states)[number]['state']) => states.filter((one) => one.state === state).length;
  const summary = {
    collection: list,
    id: record,
    people: standingsOf({ links, comments, signatures }, digest),
    comments: { open: count('open'), replied: count('replied'), resolved: count('resolved') },
    openSince: states.find(({ state }) => state === 'open')?.at,
    asked: links.flatMap((link) =>
      link.asked && !link.revoked && !hasNewer(link, links) ? [{ name: link.name ?? '', at: link.asked }] : [],
    ),
    ends: links
      .filter(isOpen)
      .map(({ ends }) => ends)
      .sort(newestFirst)[0],
    senders: [...new Set(links.map(({ by }) => idOf(by)).filter((id) => id !== undefined))],
  };
  return { ...summary, turn: turnOf(summary) };
}

/** Ids of records whose newest version is a draft, outside the trash. */
async function draftsAmong(payload: Payload, links: readonly Link[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    previewed.map(async (collection) => {
      const ids = [...new Set(links.filter(({ list }) => list === collection).map(({ record }) => record))];
      if (ids.length === 0) return [];
      const { docs } = await payload.find({
        collection,
        draft: true,
        where: { and: [{ id: { in: ids } }, { _status: { equals: 'draft' } }] },
        pagination: false,
        depth: 0,
        select: { _status: true },
      });
      return docs.map(({ id }) => keyOf({ list: collection, record: id }));
    }),
  );
  return new Set(found.flat());
}

/** Digests of what signed records show now; others are not rendered. */
async function digestsOf(payload: Payload, signatures: readonly Signature[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    previewed.map(async (collection) => {
      const ids = [...new Set(signatures.filter(({ list }) => list === collection).map(({ record }) => record))];
      if (ids.length === 0) return [];
      const { docs } = await payload.find({
        collection,
        draft: true,
        where: { id: { in: ids } },
        pagination: false,
        depth: 0,
      });
      return Promise.all(
        docs.map(
          async (doc) =>
            [keyOf({ list: collection, record: doc.id }), (await readShown(payload, collection, doc)).digest] as const,
        ),
      );
    }),
  );
  return new Map(found.flat());
}

/**
 * Reads where the reviews of drafts stand, those shared last first. Callers must check the rights.
 *
 * @param most records; `isMore` says that there are others
 */
export async function summariseReviews(
  payload: Payload,
  collections: readonly Previewed[],
  most = mostReviews,
): Promise<{ readonly reviews: readonly ReviewSummary[]; readonly isMore: boolean }> {
  if (collections.length === 0) return { reviews: [], isMore: false };
  const whole = { pagination: false, depth: 0, sort: 'id' } as const;
  const links: readonly Link[] = (
    await payload.find({
      collection: 'preview-links',
      where: { and: [{ list: { in: [...collections] } }, { may: { not_equals: 'look' } }] },
      select: {
        list: true,
        record: true,
        name: true,
        ends: true,
        opened: true,
        revoked: true,
        finished: true,
        asked: true,
        by: true,
      },
      ...whole,
    })
  ).docs;
  const drafts = await draftsAmong(payload, links);
  const ofDrafts = Map.groupBy(
    links.filter((link) => drafts.has(keyOf(link))),
    keyOf,
  );
  const places = [...ofDrafts.values()].sort((one, other) => (other.at(-1)?.id ?? 0) - (one.at(-1)?.id ?? 0));
  const shown = places.slice(0, most);
  const ids = [...new Set(shown.flat().map(({ record }) => record))];
  if (ids.length === 0) return { reviews: [], isMore: false };
  const ofShown: Where = { and: [{ list: { in: [...collections] } }, { record: { in: ids } }] };
  const [comments, signatures] = await Promise.all([
    payload.find({
      collection: 'review-comments',
      where: { and: [ofShown, { deleted: { exists: false } }] },
      select: {
        list: true,
        record: true,
        number: true,
        under: true,
        link: true,
        by: true,
        resolved: true,
        createdAt: true,
      },
      ...whole,
    }),
    payload.find({
      collection: 'sign-offs',
      where: { and: [ofShown, { withdrawn: { exists: false } }] },
      select: { list: true, record: true, link: true, name: true, digest: true, createdAt: true },
      ...whole,
      sort: '-id',
    }),
  ]);
  const [commentsOf, signaturesOf] = [Map.groupBy(comments.docs, keyOf), Map.groupBy(signatures.docs, keyOf)];
  const isShown = new Set(shown.flat().map(keyOf));
  const digests = await digestsOf(
    payload,
    signatures.docs.filter((signature) => isShown.has(keyOf(signature))),
  );
  const reviews = shown.flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const key = keyOf(first);
    return [summaryOf(first, own, commentsOf.get(key) ?? [], signaturesOf.get(key) ?? [], digests.get(key) ?? '')];
  });
  return { reviews, isMore: places.length > shown.length };
}

const order: readonly Turn[] = ['us', 'others', 'signed', 'ended'];

/** Reads the reviews of drafts that an account may read, with titles; what waits for us first. */
export async function reviewsFor(
  viewer: Viewer,
): Promise<{ readonly entries: readonly ReviewEntry[]; readonly isMore: boolean }> {
  const { payload, user } = viewer;
  const { reviews, isMore } = await summariseReviews(payload, reviewedCollections(user));
  const [find, editorOf] = await Promise.all([recordsFor(viewer, reviews), lastEdits.read(payload, reviews)]);
  const entries = reviews.flatMap((review): ReviewEntry[] => {
    const record = find(review);
    if (!record) return [];
    const editor = editorOf(review)?.person;
    return [{ ...review, record, owners: [...new Set([...review.senders, ...(editor ? [editor] : [])])] }];
  });
  return { entries: entries.toSorted((one, other) => order.indexOf(one.turn) - order.indexOf(other.turn)), isMore };
}
