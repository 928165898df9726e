import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { isOpen, linkOf, type SharedDraft, sharedDraft } from '../../cms/editorial/preview/preview-links.ts';
import type { PreviewLink } from '../../cms/payload-types.ts';
import { readFacts } from '../../cms/records/read-facts.ts';
import { titleOf } from '../../cms/records/record-titles.ts';
import type { Draft } from '../../content/payload/preview.ts';
import { organisationOf } from '../../domain/organisation.ts';
import type { Preview } from '../../domain/preview.ts';
import type { ClosedReview, Review } from '../../domain/review.ts';
import { act, type Outcome, type SentForm } from '../../reviews/actions.ts';
import { changesSince, idOf, readSaid, readShown, reviewFor } from '../../reviews/read.ts';
import { readDraft } from '../../reviews/read-draft.ts';
import type { RenderedPage } from '../page-cache/rendered-page.ts';

export type ReviewForm = SentForm | { readonly act: 'renew' };

export type ReviewOutcome = Outcome | { readonly done: 'renewed'; readonly part?: string };

/** View of a review that its address or the form before asks for. */
export interface ReviewView extends Pick<Review, 'open' | 'attempt'> {
  readonly done?: Review['done'] | 'renewed';
  readonly isPlain: boolean;
}

interface Options {
  readonly payload: Payload;
  readonly render: (draft: Draft, preview: Preview, link: PreviewLink) => Promise<RenderedPage>;
  readonly closed: (closed: ClosedReview, link: PreviewLink) => Promise<RenderedPage>;
  /** Path of the record's page in the language of a link. */
  readonly pathOf: (draft: Draft, link: PreviewLink) => string;
}

/** Most forms of one link in ten minutes. */
const mostForms = 40;

const actionOf = (token: string): string => `/preview/shared/${token}`;

/** First name of the account that shared a draft. */
async function senderOf(payload: Payload, link: PreviewLink): Promise<string> {
  const id = idOf(link.by);
  const account = id && (await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }));
  return account ? ((account.name ?? '').split(' ')[0] ?? '') : '';
}

/** Renders reviews of drafts and carries out their forms. */
export function openReviews({ payload, render, closed, pathOf }: Options) {
  const forms = new LRUCache<number, { count: number }>({ max: 1000, ttl: 10 * 60_000 });

  const draftOf = async (link: PreviewLink): Promise<Draft | undefined> => {
    const record = await readDraft(payload, link);
    return record && ({ collection: link.list, record } as Draft);
  };

  const touch = (link: PreviewLink, data: Partial<PreviewLink>) =>
    payload.update({ collection: 'preview-links', id: link.id, data, depth: 0 });

  const published = async (link: PreviewLink, draft: Draft): Promise<RenderedPage> => {
    const [shown, said] = await Promise.all([
      readShown(payload, draft.collection, draft.record),
      readSaid(payload, link.list, link.record),
    ]);
    const signature = said.signatures.find((one) => idOf(one.link) === link.id);
    const changes = shown.parts.map((part) => changesSince(signature, part)).filter(({ length }) => length > 0);
    return closed(
      {
        state: 'published',
        title: await titleOf(payload, draft.record),
        page: pathOf(draft, link),
        signedAt: signature && new Date(signature.createdAt),
        changes,
      },
      link,
    );
  };

  const page = async (
    token: string,
    { link, ends }: SharedDraft,
    draft: Draft,
    view: ReviewView,
  ): Promise<RenderedPage> => {
    if ('_status' in draft.record && draft.record._status === 'published') return published(link, draft);
    const { collection, record } = draft;
    const [shown, said, from, title] = await Promise.all([
      readShown(payload, collection, record),
      readSaid(payload, collection, record.id),
      senderOf(payload, link),
      titleOf(payload, record),
    ]);
    if (!link.opened) await touch(link, { opened: new Date().toISOString() });
    const review: Review = {
      ...reviewFor({ link, shown, said }),
      open: view.open,
      done: view.done === 'renewed' ? undefined : view.done,
      attempt: view.attempt,
      action: actionOf(token),
      title,
      from,
      message: link.message || undefined,
      ends,
      right: link.may,
      reader: link.name ?? '',
      savedAt: new Date(record.updatedAt ?? Date.now()),
    };
    return render(draft, { by: 'review', review, isPlain: view.isPlain }, link);
  };

  /** Notes that the person with an ended link asks for another; its sender gets a mail. */
  const renew = async (token: string): Promise<ReviewOutcome | undefined> => {
    const link = await linkOf(payload, token);
    if (!link || link.may === 'look' || link.revoked || isOpen(link)) return undefined;
    if (!link.asked) await touch(link, { asked: new Date().toISOString() });
    return { done: 'renewed' };
  };

  return {
    draftOf,
    page,
    /** Page of a link that shows no draft; undefined for an unknown one. */
    closed: async (token: string, view: ReviewView): Promise<RenderedPage | undefined> => {
      const link = await linkOf(payload, token);
      if (!link || link.may === 'look') return undefined;
      const draft = await draftOf(link);
      if (!link.revoked && draft && !isOpen(link))
        return closed(
          {
            state: 'ended',
            title: await titleOf(payload, draft.record),
            ends: new Date(link.ends),
            action: actionOf(token),
            isAsked: view.done === 'renewed',
          },
          link,
        );
      return closed({ state: 'revoked', email: organisationOf(await readFacts(payload)).email }, link);
    },
    act: async (token: string, form: ReviewForm): Promise<ReviewOutcome | undefined> => {
      if (form.act === 'renew') return renew(token);
      const shared = await sharedDraft(payload, token);
      const draft = shared && (await draftOf(shared.link));
      if (!shared || !draft) return undefined;
      const { link } = shared;
      const count = forms.get(link.id) ?? { count: 0 };
      if (count.count >= mostForms)
        return {
          attempt: { part: form.part || 'sign', text: form.text, quote: form.quote, name: form.name, error: 'busy' },
        };
      count.count += 1;
      if (count.count === 1) forms.set(link.id, count);
      const [shown, said] = await Promise.all([
        readShown(payload, draft.collection, draft.record),
        readSaid(payload, link.list, link.record),
      ]);
      return act(form, { payload, link, shown, said });
    },
  };
}
