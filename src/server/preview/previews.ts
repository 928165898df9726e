import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { isStaff } from '../../cms/access/may.ts';
import { isPreviewed, type Previewed, sharedDraft } from '../../cms/editorial/preview/preview-links.ts';
import { isStaffRequest } from '../../cms/rest/staff-request.ts';
import { payloadIn } from '../../cms/translations/translated-payload.ts';
import { type Draft, type PreviewReading, previewOf } from '../../content/payload/preview.ts';
import type { ContentSource } from '../../content/source.ts';
import type { Language } from '../../domain/languages.ts';
import type { Preview } from '../../domain/preview.ts';
import { prefixedPages } from '../http/pages/language-prefix.ts';
import type { PolicyFor } from '../http/pages/page-policy.ts';
import type { MakeRenderer } from '../page-cache/render.ts';
import type { RenderedPage } from '../page-cache/rendered-page.ts';
import type { DraftSocialImages } from '../social-images/drafts.ts';
import { openReviews, type ReviewForm, type ReviewOutcome, type ReviewView } from './reviews.ts';

/** Renders drafts for users with access; undefined for all others. */
export interface Previews {
  /** Whether the session belongs to an account with access to the panel. */
  readonly isEditor: (headers: Headers) => Promise<boolean>;
  /**
   * Page for the preview frame of the panel.
   *
   * @param typed unsaved values of the form
   */
  readonly forEditor: (
    asked: { readonly collection: string; readonly id: string },
    headers: Headers,
    typed?: Readonly<Record<string, unknown>>,
  ) => Promise<RenderedPage | undefined>;
  /** Social image of a draft that was rendered a moment ago. */
  readonly socialImage: (name: string, headers: Headers) => Promise<Buffer | undefined>;
  readonly forLink: (token: string, view?: ReviewView) => Promise<RenderedPage | undefined>;
  /** Carries out a form of a review. */
  readonly act: (token: string, form: ReviewForm) => Promise<ReviewOutcome | undefined>;
}

/** Published content in one language. */
interface Edition {
  readonly language: Language;
  readonly content: ContentSource;
  readonly find: App.Locals['search'];
}

interface Options extends Omit<PreviewReading, 'editing' | 'content'> {
  readonly payload: Payload;
  readonly makeRenderer: MakeRenderer;
  /** The language that is written first comes first. */
  readonly editions: readonly [Edition, ...Edition[]];
  readonly policyFor: PolicyFor;
  readonly socialImages: DraftSocialImages;
}

/** Milliseconds for which the page of a shared draft is cached. */
const sharedFor = 5000;

/** Columns that the form cannot change. */
const ownColumns = ['id', 'createdAt', '_status'] as const;

const draftWith = (draft: Draft, typed: Readonly<Record<string, unknown>>): Draft => {
  const own = Object.fromEntries(ownColumns.map((name) => [name, (draft.record as Record<string, unknown>)[name]]));
  // The values come from the form, unchecked. The readers validate them like stored records, which
  // may have an older shape too.
  return { ...draft, record: { ...draft.record, ...typed, ...own } } as Draft;
};

export function openPreviews({
  payload,
  makeRenderer,
  editions,
  policyFor,
  socialImages,
  ...others
}: Options): Previews {
  const [first] = editions;
  const reading = { ...others, content: first.content };
  const editionOf = (code: string | null | undefined): Edition =>
    editions.find(({ language }) => language.code === code) ?? first;

  const render = async (draft: Draft, preview: Preview, edition = first): Promise<RenderedPage> => {
    const { path, content } = previewOf(payloadIn(payload, edition.language), draft, {
      ...reading,
      content: edition.content,
      editing: preview.by === 'panel',
      placed: preview.by === 'review',
    });
    const renderer = await makeRenderer(content, edition.find);
    const [rendered] = await Promise.all([
      renderer(path, { preview }),
      preview.by === 'panel' ? socialImages.note(content, path) : undefined,
    ]);
    const page = prefixedPages(edition.language, reading.siteOrigin)(rendered);
    const policy = page.headers['content-security-policy'];
    if (policy === undefined) return page;
    return {
      ...page,
      headers: { ...page.headers, 'content-security-policy': policyFor(policy, page.body.toString()) },
    };
  };

  /** Exit link of a shared draft: the published page, or the home page. */
  const wayOut = async (collection: Previewed, id: number, draft: Draft): Promise<string> => {
    const { totalDocs } = await payload.count({
      collection,
      where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    });
    return totalDocs > 0 ? previewOf(payload, draft, { ...reading, editing: false }).path : '/';
  };

  /** Rendered shared drafts by token and save, so that reloads do not render again each time. */
  const shared = new LRUCache<
    string,
    RenderedPage,
    { readonly draft: Draft; readonly ends: Date; readonly edition: Edition }
  >({
    max: 20,
    ttl: sharedFor,
    fetchMethod: async (_key, _before, { context: { draft, ends, edition } }) => {
      const leave = await wayOut(draft.collection, draft.record.id, draft);
      return render(draft, { by: 'link', ends, leave }, edition);
    },
  });

  const reviews = openReviews({
    payload,
    render: (draft, preview, { language }) => render(draft, preview, editionOf(language)),
    closed: async (closed, { language }) => {
      const { content, find } = editionOf(language);
      return (await makeRenderer(content, find))('/preview/closed', { preview: { by: 'closed', closed } });
    },
    pathOf: (draft, { language: code }) => {
      const { language, content } = editionOf(code);
      return `${language.prefix}${previewOf(payload, draft, { ...reading, content, editing: false }).path}`;
    },
  });

  const isEditor = (headers: Headers) => isStaffRequest(payload, { cookie: headers.get('cookie') ?? undefined });

  return {
    isEditor,
    forEditor: async ({ collection, id }, headers, typed) => {
      if (!isPreviewed(collection) || !/^\d{1,9}$/.test(id)) return undefined;
      const { user } = await payload.auth({ headers });
      if (!isStaff(user)) return undefined;
      const record = await payload.findByID({
        collection,
        id: Number(id),
        draft: true,
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        user,
      });
      if (!record) return undefined;
      const draft = { collection, record } as Draft;
      return render(typed ? draftWith(draft, typed) : draft, { by: 'panel' });
    },
    socialImage: async (name, headers) => ((await isEditor(headers)) ? socialImages.draw(name) : undefined),
    act: reviews.act,
    forLink: async (token, view = { isPlain: false }) => {
      const link = await sharedDraft(payload, token);
      if (!link) return reviews.closed(token, view);
      const draft = await reviews.draftOf(link.link);
      if (!draft) return undefined;
      const { ends } = link;
      if (link.link.may !== 'look') return reviews.page(token, link, draft, view);
      const edition = editionOf(link.link.language);
      return shared.fetch(`${token} ${draft.record.updatedAt}`, {
        context: { draft, ends, edition },
      });
    },
  };
}
