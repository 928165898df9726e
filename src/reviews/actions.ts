import type { Payload } from 'payload';
import { z } from 'zod';
import type { Previewed } from '../cms/editorial/preview/preview-links.ts';
import type { PreviewLink } from '../cms/payload-types.ts';
import { commentLimits, type ReviewAttempt, type ReviewError } from '../domain/review.ts';
import { idOf, type Said } from './read.ts';
import type { Shown } from './shown.ts';

/** Most comments and replies of a record: what a page can still show. */
export const mostComments = 400;

/** Outcome of a form: what the page then says. */
export type Outcome =
  | {
      readonly done: 'signed' | 'withdrawn' | 'finished' | 'deleted' | 'changed' | `sent-${number}`;
      readonly part: string;
    }
  | { readonly attempt: ReviewAttempt };

const line = (most: number) => z.string().trim().max(most).default('');

/** Fields of the forms of a review; longer texts are refused before. */
export const sentForm = z.object({
  act: z.enum(['comment', 'reply', 'resolve', 'reopen', 'delete', 'sign', 'withdraw', 'finish']),
  part: line(80),
  comment: z.coerce.number().int().positive().optional(),
  text: z.string().default(''),
  quote: z.string().default(''),
  name: z.string().default(''),
  digest: line(80),
});

export type SentForm = z.infer<typeof sentForm>;

export interface Reviewing {
  readonly payload: Payload;
  readonly link: PreviewLink;
  readonly shown: Shown;
  readonly said: Said;
}

const now = (): string => new Date().toISOString();

const nextNumber = async (payload: Payload, list: Previewed, record: number): Promise<number> => {
  const { docs } = await payload.find({
    collection: 'review-comments',
    where: { and: [{ list: { equals: list } }, { record: { equals: record } }, { number: { exists: true } }] },
    sort: '-number',
    limit: 1,
    pagination: false,
    depth: 0,
  });
  return (docs[0]?.number ?? 0) + 1;
};

/**
 * Adds a comment under the next number of the record.
 *
 * @param tries how often another comment may take the number first
 */
async function addComment(
  { payload, link }: Reviewing,
  data: { readonly part: string; readonly text: string; readonly quote: string; readonly name: string },
  place: { readonly partName?: string; readonly partNumber?: number; readonly partDigest?: string },
  tries = 5,
): Promise<number> {
  const { id, list, record } = link;
  const number = await nextNumber(payload, list, record);
  try {
    await payload.create({
      collection: 'review-comments',
      data: { list, record, number, link: id, ...data, ...place },
      depth: 0,
    });
    return number;
  } catch (error) {
    if (tries === 0 || (await nextNumber(payload, list, record)) === number) throw error;
    return addComment({ payload, link } as Reviewing, data, place, tries - 1);
  }
}

function errorOf({ text, name, act }: SentForm, { link, said }: Reviewing): ReviewError | undefined {
  if (act !== 'sign' && text.trim() === '') return 'empty';
  if (text.trim().length > commentLimits.text) return 'long';
  if (!link.name && (name.trim() === '' || name.trim().length > commentLimits.name)) return 'nameless';
  return said.comments.length >= mostComments ? 'full' : undefined;
}

/** Carries out one form of a review, by the rights of its link. */
export async function act(form: SentForm, reviewing: Reviewing): Promise<Outcome | undefined> {
  const { payload, link, shown, said } = reviewing;
  const { list, record } = link;
  const name = link.name || form.name.trim();
  const failed = (error: ReviewError, part = form.part): Outcome => ({
    attempt: { part, text: form.text, quote: form.quote, name: form.name, error },
  });
  const comment = said.comments.find(({ id }) => id === form.comment);
  const isOwn = comment !== undefined && link.name !== '' && idOf(comment.link) === link.id;
  if (link.may === 'look') return undefined;
  switch (form.act) {
    case 'comment': {
      const error = errorOf(form, reviewing);
      if (error) return failed(error);
      const index = shown.parts.findIndex(({ id }) => id === form.part);
      const part = shown.parts[index];
      const place = part ? { partName: part.name, partNumber: index + 1, partDigest: part.digest } : {};
      const quote = form.quote.trim().slice(0, commentLimits.quote);
      const number = await addComment(reviewing, { part: form.part, text: form.text.trim(), quote, name }, place);
      return { done: `sent-${number}`, part: form.part };
    }
    case 'reply': {
      if (!comment?.number) return undefined;
      const error = errorOf(form, reviewing);
      if (error) return failed(error);
      await payload.create({
        collection: 'review-comments',
        data: { list, record, under: comment.id, link: link.id, name, text: form.text.trim(), part: comment.part },
        depth: 0,
      });
      return { done: `sent-${comment.number}`, part: comment.part ?? '' };
    }
    case 'resolve':
    case 'reopen':
      if (!isOwn) return undefined;
      await payload.update({
        collection: 'review-comments',
        id: comment.id,
        data: { resolved: form.act === 'resolve' ? now() : null },
        depth: 0,
      });
      return { done: 'changed', part: comment.part ?? '' };
    case 'delete':
      if (!isOwn || said.comments.some(({ under }) => under === comment.id)) return undefined;
      await payload.update({
        collection: 'review-comments',
        id: comment.id,
        data: { deleted: now(), text: '', quote: '', name: '' },
        depth: 0,
      });
      return { done: 'deleted', part: comment.part ?? '' };
    case 'sign': {
      if (link.may !== 'sign') return undefined;
      const error = errorOf(form, reviewing);
      if (error && error !== 'full') return failed(error, 'sign');
      if (form.digest !== shown.digest) return failed('changed', 'sign');
      await payload.create({
        collection: 'sign-offs',
        data: {
          list,
          record,
          link: link.id,
          name,
          digest: shown.digest,
          shown: shown.parts.map(({ id, name: called, words, digest }) => ({ id, name: called, words, digest })),
        },
        depth: 0,
      });
      return { done: 'signed', part: 'sign' };
    }
    case 'withdraw':
      await payload.update({
        collection: 'sign-offs',
        where: { and: [{ link: { equals: link.id } }, { withdrawn: { exists: false } }] },
        data: { withdrawn: now() },
        depth: 0,
      });
      return { done: 'withdrawn', part: 'sign' };
    case 'finish':
      await payload.update({ collection: 'preview-links', id: link.id, data: { finished: now() }, depth: 0 });
      return { done: 'finished', part: 'sign' };
    default:
      throw new Error(`There is no ${form.act satisfies never}.`);
  }
}
