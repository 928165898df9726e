import type { Payload, Where } from 'payload';
import type { Previewed } from '../cms/editorial/preview/preview-links.ts';
import type { PreviewLink, SignOff, ReviewComment as StoredComment } from '../cms/payload-types.ts';
import { readFacts } from '../cms/records/read-facts.ts';
import { wordParts } from '../cms/translations/word-parts.ts';
import type { ChangedWords, CommentState, Review, ReviewComment, Reviewer, ReviewPart } from '../domain/review.ts';
import { isRecord } from '../lib/is-object.ts';
import { blockNamed } from '../sections/blocks.ts';
import { type Shown, type ShownPart, shownOf } from './shown.ts';

/** Everything that was said about a record. */
export interface Said {
  readonly links: readonly PreviewLink[];
  /** Comments and replies, in the order in which they were written. */
  readonly comments: readonly StoredComment[];
  /** Signatures that were not withdrawn, the newest first. */
  readonly signatures: readonly SignOff[];
}

export const idOf = (related: number | { readonly id: number } | null | undefined): number | undefined =>
  typeof related === 'object' ? related?.id : related;

export async function readSaid(payload: Payload, list: Previewed, record: number): Promise<Said> {
  const ofRecord: Where[] = [{ list: { equals: list } }, { record: { equals: record } }];
  const whole = { pagination: false, depth: 0 } as const;
  const [links, comments, signatures] = await Promise.all([
    payload.find({
      collection: 'preview-links',
      where: { and: [...ofRecord, { may: { not_equals: 'look' } }] },
      sort: 'id',
      ...whole,
    }),
    payload.find({
      collection: 'review-comments',
      where: { and: [...ofRecord, { deleted: { exists: false } }] },
      sort: 'id',
      ...whole,
    }),
    payload.find({
      collection: 'sign-offs',
      where: { and: [...ofRecord, { withdrawn: { exists: false } }] },
      sort: '-id',
      ...whole,
    }),
  ]);
  return { links: links.docs, comments: comments.docs, signatures: signatures.docs };
}

/** Takes down what a record shows now. */
export async function readShown(payload: Payload, collection: Previewed, record: object): Promise<Shown> {
  const { config } = payload.collections[collection];
  const nameOf = ({ blockType }: Readonly<Record<string, unknown>>) => blockNamed(blockType)?.label;
  return shownOf(collection, config, record, await readFacts(payload), nameOf);
}

/** Text without what printing changes: case, spaces, and the shape of quotation marks. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** State of a comment: replied while the last word is a colleague's. */
export const stateOf = (
  { resolved }: Pick<StoredComment, 'resolved'>,
  replies: readonly Pick<StoredComment, 'by'>[],
): CommentState => {
  if (resolved) return 'resolved';
  return replies.at(-1)?.by ? 'replied' : 'open';
};

/** Comments of a record with their replies, as a reader or a colleague sees them. */
export function threads(
  { parts }: Shown,
  comments: readonly StoredComment[],
  isOwn: (comment: StoredComment) => boolean,
): (ReviewComment & { readonly part: string | undefined })[] {
  const places = new Map(parts.map((part, index) => [part.id, { ...part, number: index + 1 }]));
  return comments.flatMap((comment) => {
    const { id, number, name, text, quote, createdAt, part, partName, partNumber, partDigest } = comment;
    if (!number) return [];
    const replies = comments.filter(({ under }) => under === id);
    const place = places.get(part ?? '');
    const isMoved = place && partNumber && place.number !== partNumber;
    const isQuoteGone =
      Boolean(quote) &&
      place !== undefined &&
      place.digest !== partDigest &&
      !plain(place.words).includes(plain(quote ?? ''));
    return [
      {
        id,
        number,
        name: name ?? '',
        at: new Date(createdAt),
        text: text ?? '',
        quote: quote || undefined,
        state: stateOf(comment, replies),
        isQuoteGone,
        movedFrom: isMoved ? partNumber : undefined,
        removedSection: place ? undefined : (partName ?? ''),
        isOwn: isOwn(comment) && replies.length === 0,
        replies: replies.map((reply) => ({
          name: reply.name ?? '',
          at: new Date(reply.createdAt),
          text: reply.text ?? '',
        })),
        part: place?.id,
      },
    ];
  });
}

const isPart = (value: unknown): value is Pick<ShownPart, 'id' | 'name' | 'words' | 'digest'> =>
  isRecord(value) && ['id', 'name', 'words', 'digest'].every((name) => typeof value[name] === 'string');

/** Parts of the page as they were when it was signed. */
export function partsOf({ shown }: SignOff): readonly Pick<ShownPart, 'id' | 'name' | 'words' | 'digest'>[] {
  const stored: unknown = shown;
  return Array.isArray(stored) ? stored.filter(isPart) : [];
}

/** Words of one part that changed since a signature. */
export function changesSince(signature: SignOff | undefined, part: ShownPart): readonly ChangedWords[] {
  const before = signature && partsOf(signature).find(({ id }) => id === part.id);
  if (!signature || before?.digest === part.digest) return [];
  return wordParts(before?.words ?? '', part.words);
}

type Link = Pick<PreviewLink, 'id' | 'name' | 'opened' | 'finished' | 'revoked' | 'ends'>;

type Signature = Pick<SignOff, 'id' | 'name' | 'link' | 'digest' | 'createdAt'>;

/** Links, comments and signatures that decide where people stand. */
export interface Standings<Signed extends Signature = Signature> {
  readonly links: readonly Link[];
  readonly comments: readonly Pick<StoredComment, 'number' | 'link'>[];
  readonly signatures: readonly Signed[];
}

export interface Standing<Signed extends Signature = Signature> extends Reviewer {
  /** The person's newest link. */
  readonly link: Link;
  readonly signature?: Signed;
}

const dateOf = (stored: string | null | undefined): Date | undefined => (stored ? new Date(stored) : undefined);

/** Key of a person: several links of one name are of one person. */
const personOf = ({ id, name }: Link): string => name?.trim().toLowerCase() || `${id}`;

/** Where each invited person stands, and each who signed by a link that anyone may use. */
export function standingsOf<Signed extends Signature>(
  { links, comments, signatures }: Standings<Signed>,
  digest: string,
): Standing<Signed>[] {
  return [...Map.groupBy(links, personOf).values()].flatMap((own): Standing<Signed>[] => {
    const link = own.at(-1);
    if (!link) return [];
    const ids = new Set(own.map(({ id }) => id));
    const isOwn = (of: Signature['link']) => ids.has(idOf(of) ?? 0);
    const count = comments.filter((comment) => comment.number && isOwn(comment.link)).length;
    const signed = signatures
      .filter((signature) => isOwn(signature.link))
      .map((signature) => ({
        key: `signature-${signature.id}`,
        name: link.name || signature.name,
        state: signature.digest === digest ? ('signed' as const) : ('changed' as const),
        at: new Date(signature.createdAt),
        comments: count,
        link,
        signature,
      }));
    if (!link.name) return signed;
    if (signed[0]) return [signed[0]];
    if (link.revoked) return [];
    const state = link.finished ? 'done' : 'waiting';
    const at = dateOf(link.finished ?? link.opened);
    return [{ key: `link-${link.id}`, name: link.name, state, at, comments: count, link }];
  });
}

/** The same people as readers of the draft see them. */
const reviewersOf = (said: Said, digest: string): Reviewer[] =>
  standingsOf(said, digest).map(({ key, name, state, at, comments }) => ({ key, name, state, at, comments }));

interface Reader {
  readonly link: PreviewLink;
  readonly shown: Shown;
  readonly said: Said;
}

/**
 * Returns the part of a review that the person with a link sees beside the draft. Invited people
 * see each other's comments; a link that anyone may use shows its own alone.
 */
export function reviewFor({
  link,
  shown,
  said,
}: Reader): Pick<Review, 'parts' | 'lost' | 'reviewers' | 'signed' | 'digest'> {
  const invited = new Set(said.links.filter(({ name }) => name).map(({ id }) => id));
  const isSeen = (id: number | undefined) =>
    id === link.id || (Boolean(link.name) && id !== undefined && invited.has(id));
  const seen = said.comments.filter(({ number, link: of }) => number && isSeen(idOf(of)));
  const ids = new Set(seen.map(({ id }) => id));
  const replies = said.comments.filter(({ under }) => under && ids.has(under));
  const own = (comment: StoredComment) => Boolean(link.name) && idOf(comment.link) === link.id;
  const all = threads(shown, [...seen, ...replies], own);
  const [signature] = said.signatures.filter((one) => idOf(one.link) === link.id);
  const known = { ...said, links: said.links.filter(({ id }) => isSeen(id)) };
  return {
    digest: shown.digest,
    parts: shown.parts.map(
      (part, index): ReviewPart => ({
        mark: part.mark,
        id: part.id,
        number: index + 1,
        name: part.name,
        comments: all.filter((comment) => comment.part === part.id),
        changes: changesSince(signature, part),
      }),
    ),
    lost: all.filter(({ part }) => part === undefined),
    reviewers: reviewersOf(known, shown.digest),
    signed: signature && {
      at: new Date(signature.createdAt),
      isCurrent: signature.digest === shown.digest,
    },
  };
}
