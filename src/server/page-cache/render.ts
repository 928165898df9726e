import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import inject, { type Response as InjectedResponse } from 'light-my-request';
import { withReads } from '../../cms/revalidation/content-reads.ts';
import type { ContentSource } from '../../content/source.ts';
import { type Language, languageAt, withoutPrefix } from '../../domain/languages.ts';
import { prefixedPages } from '../http/pages/language-prefix.ts';
import { moveToPreloadHeader } from '../http/pages/preload-header.ts';
import type { RenderedPage } from './rendered-page.ts';

type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: App.Locals,
) => Promise<void>;

/** Data of a page for one visitor: the outcome of a form, a newsletter link, or a draft. */
export type ForOne = Pick<App.Locals, 'form' | 'newsletter' | 'preview'>;

export type RenderPage = (address: string, forOne?: ForOne) => Promise<RenderedPage>;

/** Returns a renderer for this content source. */
export type MakeRenderer = (content: ContentSource, search: App.Locals['search']) => Promise<RenderPage>;

/** Converts an in-process response to a page, with the collections that were read for it. */
export async function renderedPage(answer: () => Promise<InjectedResponse>): Promise<RenderedPage> {
  const { value, read } = await withReads(answer);
  const { statusCode, headers, rawPayload } = value;
  const plainHeaders = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : String(value)] as const],
  );
  const page = {
    status: statusCode,
    headers: Object.fromEntries(plainHeaders),
    body: rawPayload,
    read,
  };
  if (!page.headers['content-type']?.startsWith('text/html')) return page;
  const { html, link } = moveToPreloadHeader(rawPayload.toString());
  return link === undefined ? page : { ...page, headers: { ...page.headers, link }, body: Buffer.from(html) };
}

/**
 * Loads Astro's built handler. Pages are rendered for their address alone, independent of the
 * visitor, which makes them cacheable.
 *
 * @param siteUrl public origin; its host is sent in every rendered request
 * @param analytics whether visits are counted; then pages also measure their speed
 */
export const builtRenderer =
  (buildDirectory: string, siteUrl: string, analytics: boolean): MakeRenderer =>
  async (content, search) => {
    const entry = pathToFileURL(path.join(buildDirectory, 'server', 'entry.mjs')).href;
    const { handler } = (await import(entry)) as { handler: AstroHandler };
    const { host, protocol } = new URL(siteUrl);
    const headers = { host, 'x-forwarded-proto': protocol.replace(':', '') };
    return async (address, forOne) => {
      // The request starts only when it is awaited, so the await must be inside for its reads to be
      // tracked.
      return renderedPage(async () => {
        const locals = { content, search, analytics, ...forOne };
        return await inject((request, reply) => void handler(request, reply, undefined, locals), {
          method: 'GET',
          url: address,
          headers,
        });
      });
    };
  };

/**
 * Returns a renderer for the addresses of all languages, which renders each page by the renderer of
 * its language and puts the prefix before the addresses in it.
 */
export function inEveryLanguage<Edition extends { readonly language: Language }>(
  editions: readonly Edition[],
  rendererOf: (edition: Edition) => RenderPage,
  siteUrl: string,
): RenderPage {
  const renderers = new Map(
    editions.map((edition) => [
      edition.language,
      { render: rendererOf(edition), prefixed: prefixedPages(edition.language, siteUrl) },
    ]),
  );
  return async (address, forOne) => {
    const language = languageAt(address);
    const found = renderers.get(language);
    if (!found) throw new Error(`There is no renderer for ${language.code}.`);
    return found.prefixed(await found.render(withoutPrefix(address, language), forOne));
  };
}
