import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { words } from '#words';
import { openAnalytics } from '../analytics/open.ts';
import { openOnFirstRequest } from '../api/lazy-api.ts';
import { readSecret } from '../cms/auth/secret.ts';
import { fileTags, readTrashedFiles } from '../cms/editorial/trash/trashed-files.ts';
import { readOriginals } from '../cms/media/sizes/originals.ts';
import { pictureStore } from '../cms/media/sizes/store.ts';
import { readStoredFile } from '../cms/rest/internal-requests.ts';
import { readTokens } from '../cms/revalidation/change-tokens.ts';
import { payloadIn } from '../cms/translations/translated-payload.ts';
import { languages } from '../config/brand/languages.ts';
import type { Settings } from '../config/env.ts';
import { withFallback } from '../content/fallback-content.ts';
import { inShortOf } from '../content/payload/cases.ts';
import { readJobs } from '../content/payload/jobs.ts';
import { payloadContentSource, payloadPageSource } from '../content/payload/source.ts';
import { remoteHost } from '../content/remote/host.ts';
import { remoteContentSource } from '../content/remote/source.ts';
import { SearchIndex } from '../content/search/search-index.ts';
import type { ContentSource } from '../content/source.ts';
import { firstLanguage, type Language, languageAt, withoutPrefix } from '../domain/languages.ts';
import { errorPageStatuses, newsletterPath } from '../domain/template-addresses.ts';
import { confirm, leave, lookAtConfirm, lookAtLeave } from '../enquiries/newsletter/subscribers.ts';
import { openForms } from '../enquiries/routes/forms.ts';
import type { SocialImageFacts } from '../social-images/facts.ts';
import { SocialImageRenderer } from '../social-images/renderer.ts';
import { clientDirectoryOf, rootFilesOf, type Sources } from './app.ts';
import { sharedCaching } from './cdn/shared-caching.ts';
import type { Development } from './development.ts';
import { HiddenFiles } from './http/hidden-files.ts';
import { MarkdownAlternates } from './http/pages/markdown-alternates.ts';
import { pagePolicy } from './http/pages/page-policy.ts';
import { readPageQueries } from './http/pages/page-queries.ts';
import { publishedPages, shownPages } from './http/pages/page-routes.ts';
import { editedRedirects, redirectFinderInEveryLanguage } from './http/pages/redirects.ts';
import { speculationHeader } from './http/pages/speculation-rules.ts';
import { closedPolicy, developmentPagePolicy, securityHeaders } from './http/security-headers.ts';
import { sendCached } from './http/send.ts';
import { clientQueues } from './limits/client-queues.ts';
import type { Measures } from './metrics/measures.ts';
import { type CachedResponse, readBuiltPages } from './page-cache/built-pages.ts';
import { ChangeBus } from './page-cache/change-bus.ts';
import { MemoisedReads } from './page-cache/memoised-reads.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { builtRenderer, inEveryLanguage, type RenderPage } from './page-cache/render.ts';
import { openPreviews } from './preview/previews.ts';
import { DraftSocialImages } from './social-images/drafts.ts';
import { pictureReader } from './social-images/pictures.ts';
import { SocialImages } from './social-images/store.ts';

/**
 * Page lifetime in milliseconds for content of another host, whose changes this instance cannot
 * detect.
 */
const remoteLifetime = 1000;

/** Lifetime of the search index in that case; rebuilding it costs more than a page. */
const remoteSearchLifetime = 30_000;

/** In development, Vite serves styles and modules without hashes. */
const developmentHeaders = { 'content-security-policy': developmentPagePolicy };

/**
 * In development, error pages are rendered like all others, and everything again when a file
 * changes.
 */
async function errorPages(
  development: Development,
  render: RenderPage,
  cache: PageCache,
): Promise<ReadonlyMap<string, CachedResponse>> {
  const pages = new Map<string, CachedResponse>();
  const renew = async (): Promise<void> => {
    cache.clear();
    for (const [address, status] of errorPageStatuses) {
      pages.set(address, { ...(await cache.forOne(await render(address))), status });
    }
  };
  development.onChange(() => void renew().catch(() => undefined));
  await renew();
  return pages;
}

/** Connects the server's data sources, once the content system is open. */
export async function openSources(
  settings: Settings,
  payload: Payload,
  buildDirectory: string,
  log: FastifyBaseLogger,
  deliverNow: () => void,
  { development, measures }: { readonly development?: Development; readonly measures?: Measures } = {},
): Promise<Sources> {
  const { SITE_URL, CONTENT_API_URL, CONTENT_API_TOKEN, CONTENT_MEDIA_URL } = settings;
  const secure = SITE_URL.startsWith('https:');
  const warn = (message: string) => log.warn(message);
  const contentHost =
    CONTENT_API_URL === undefined
      ? undefined
      : remoteHost({ apiUrl: CONTENT_API_URL, token: CONTENT_API_TOKEN, siteOrigin: SITE_URL, warn });
  const host = contentHost && remoteContentSource(contentHost);
  const remoteWorks = host && (async () => (await host.works()).map(inShortOf));
  // Change tokens do not cover another host's content, so it is not memoised.
  const reads = new MemoisedReads();
  const { memoise } = reads;
  const sourceIn = (language: Language): ContentSource =>
    // The API of another host has the language that is written first.
    host && language === firstLanguage
      ? { ...host, ...payloadPageSource(payload, { remoteWorks, memoise }) }
      : payloadContentSource(payload, SITE_URL, { memoise, language });
  // Pages may load pictures from a separate content host, and nothing else from it.
  const pictureHost = CONTENT_API_URL ? new URL(CONTENT_MEDIA_URL ?? CONTENT_API_URL).origin : undefined;
  const policyFor = pagePolicy(pictureHost);

  const makeRenderer = development?.makeRenderer ?? builtRenderer(buildDirectory, SITE_URL, settings.FIGURES);
  const editions = await Promise.all(
    languages.map(async (language) => {
      const { content, fallback } = withFallback(sourceIn(language));
      const search = new SearchIndex(content, CONTENT_API_URL ? { lifetime: remoteSearchLifetime } : {});
      const find = (query: string) => search.find(query);
      const [render, renderForm] = await Promise.all([makeRenderer(content, find), makeRenderer(fallback, find)]);
      return { language, content, fallback, search, find, render, renderForm };
    }),
  );
  const [{ content, find }] = editions as [(typeof editions)[number]];
  const contentIn = (language: Language) => editions.find((one) => one.language === language)?.content ?? content;
  const hasForm = async (path: string, language: Language): Promise<boolean> => {
    const fallback = editions.find((one) => one.language === language)?.fallback;
    // While content is away, a form is received: storing it decides.
    return fallback
      ? fallback.formPaths().then(
          (paths) => paths.has(path),
          () => true,
        )
      : false;
  };
  const render = inEveryLanguage(editions, ({ render: page }) => page, SITE_URL);
  const renderForm = inEveryLanguage(editions, ({ renderForm: page }) => page, SITE_URL);
  const cache = new PageCache({
    render: measures ? measures.timed(render) : render,
    headers: {
      ...securityHeaders(secure),
      // Responses without a policy of their own, such as feeds, may load or run nothing.
      'content-security-policy': closedPolicy,
      ...(development ? developmentHeaders : speculationHeader),
    },
    policyFor,
    warn,
    shared: sharedCaching(settings),
    ...(CONTENT_API_URL ? { lifetime: remoteLifetime } : {}),
  });
  const queries = await readPageQueries();
  development?.onChange(() => void queries.read().catch(() => undefined));
  const mayExist = async (path: string): Promise<boolean> => {
    // In development a page may be a file created a moment ago.
    if (development) return true;
    // While the database is down the rendering reports it.
    const language = languageAt(path);
    return contentIn(language)
      .has(withoutPrefix(path, language))
      .catch(() => true);
  };
  const hiddenFiles = new HiddenFiles({
    read: async () => new Set([...(await readTrashedFiles(payload)), ...(await readOriginals(payload))]),
  });
  const changes = new ChangeBus({ readTokens: () => readTokens(payload), warn });
  changes.subscribe(({ tags, withdrawn }) => {
    reads.invalidate(tags);
    cache.invalidate(tags, withdrawn);
    for (const { search } of editions) search.invalidate();
    if ([...tags].some((tag) => fileTags.has(tag))) hiddenFiles.invalidate();
  });
  measures?.watch({ payload, cache, changes, contentHost });
  const builtPages = development
    ? await errorPages(development, render, cache)
    : readBuiltPages(buildDirectory, secure, policyFor, { gallery: settings.GALLERY });
  const inQueue = clientQueues();
  const clientDirectory = clientDirectoryOf(buildDirectory, development);
  const rootFiles = rootFilesOf(clientDirectory);
  const pages = { builtPages, cache, changes, mayExist, queries, rootFiles };
  const store = pictureStore(settings, payload);
  const renderer = new SocialImageRenderer(pictureReader({ store, clientDirectory, pictureHost }));
  const draw = (facts: SocialImageFacts) => renderer.draw(facts);
  const analytics = settings.FIGURES
    ? openAnalytics({
        payload,
        find,
        secret: readSecret(settings),
        warn: (err) => log.warn({ err }, 'What was counted could not be written.'),
      })
    : undefined;
  return {
    ...pages,
    analytics,
    shownPath: shownPages(pages),
    markdownAlternates: new MarkdownAlternates(SITE_URL),
    content,
    socialImages: new SocialImages({ store, contentIn, draw, log }),
    findRedirect: redirectFinderInEveryLanguage({
      rules: words.redirects,
      isAlive: publishedPages(pages),
      findEdited: editedRedirects(payload),
    }),
    previews: openPreviews({
      payload,
      editions: editions as [(typeof editions)[number]],
      siteOrigin: SITE_URL,
      remoteWorks,
      makeRenderer,
      policyFor,
      socialImages: new DraftSocialImages(draw),
    }),
    forms: openForms(
      { settings, payload, contentIn, hasForm, deliverNow, count: analytics?.form, journeyOf: analytics?.journeyOf },
      async (request, reply, outcome) => {
        const [address = '/'] = (request.raw.url ?? '/').split('?', 1);
        const page = await inQueue(request, () => renderForm(address, { form: outcome }));
        // Without content the page cannot be rendered and its body is empty.
        if (page.body.byteLength === 0 || page.status !== outcome.status) return false;
        sendCached(request, reply, await cache.forOne(page));
        return true;
      },
    ),
    newsletter: {
      lookAtConfirm: (token) => lookAtConfirm(payload, settings, token, new Date()),
      confirm: (token) => confirm(payload, settings, token, new Date()),
      lookAtLeave: (token) => lookAtLeave(payload, settings, token),
      leave: (token) => leave(payload, settings, token, new Date()),
      page: async (prefix, state) => cache.forOne(await renderForm(prefix + newsletterPath, { newsletter: state })),
    },
    answerApi: openOnFirstRequest(async () =>
      (await import('../api/server.ts')).contentApiServer(payload, SITE_URL, remoteWorks),
    ),
    // Jobs of another host get this site's format.
    readJobs: () => (CONTENT_API_URL ? content.jobs() : readJobs(payloadIn(payload, firstLanguage))),
    readMedia: (filename, headers) => readStoredFile(payload, filename, headers),
    isHidden: (filename) => hiddenFiles.has(filename),
  };
}
