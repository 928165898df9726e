import type { APIContext } from 'astro';
import { secondsOpen } from '../content/jobs.ts';
import { type ContentSource, worksPerPage } from '../content/source.ts';
import type { Picture } from '../domain/picture.ts';
import {
  type AddressEntry,
  type ArticleAddresses,
  articleEntries,
  jobEntries,
  laterPages,
  workListEntry,
} from '../seo/addresses.ts';
import { escapeXml } from '../seo/xml.ts';

/** A sitemap or a part of one. */
interface Written {
  readonly body: string;
  /** Lifetime in seconds; without it the file is valid until its content changes. */
  readonly life?: number;
}

/**
 * Most articles in a single sitemap. More are split off, so that a changed page does not rebuild
 * thousands of lines.
 */
const mostInOne = 2500;

/**
 * Articles per part; search engines read short files again sooner. Leaves room for pages of lists.
 */
const mostInPart = 4500;

/** Most articles whose pictures are included: one request to a separate content host. */
const mostPictured = 1000;

/** Name of the part with all other addresses. */
const pagesPart = 'pages';

async function otherAddresses(content: ContentSource) {
  const [composed, works, changes, jobs] = await Promise.all([
    content.pageAddresses(),
    content.works(),
    content.workChanges(),
    content.jobs(),
  ]);
  const above: AddressEntry[] = [
    ...composed,
    workListEntry(changes),
    ...laterPages('/work', works.length, worksPerPage),
    ...works.map(({ slug, gridImageFull, introImageMobile }) => ({
      path: `/work/${slug}`,
      changed: changes.get(slug),
      picture: (gridImageFull ?? introImageMobile)?.url,
    })),
  ];
  return { above, below: jobEntries(jobs), life: secondsOpen(jobs) };
}

/** Adds the same page in other languages to the entries. */
async function withAlternates(content: ContentSource, entries: readonly AddressEntry[]): Promise<AddressEntry[]> {
  const known = await content.alternatesOf(entries.flatMap(({ path }) => (path.includes('?') ? [] : path)));
  return entries.map((entry) => {
    const alternates = known.get(entry.path) ?? [];
    return alternates.length > 1 ? { ...entry, alternates } : entry;
  });
}

/** Writes a sitemap of pages or an index of sitemaps. */
function listed(site: URL | undefined, list: 'urlset' | 'sitemapindex', entries: readonly AddressEntry[]): string {
  const origin = new URL('/', site).href.slice(0, -1);
  const one = list === 'urlset' ? 'url' : 'sitemap';
  const lines = entries.map(({ path, changed, picture, alternates = [] }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    const image = picture
      ? `<image:image><image:loc>${escapeXml(new URL(picture, origin).href)}</image:loc></image:image>`
      : '';
    const others = alternates.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language.tag}" href="${escapeXml(origin + href)}"/>`,
    );
    return `<${one}><loc>${escapeXml(origin + path)}</loc>${lastmod}${others.join('')}${image}</${one}>`;
  });
  const isTranslated = entries.some(({ alternates }) => alternates);
  const pictures = list === 'urlset' ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : '';
  const languages = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${pictures}${languages}>`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}

/** Names of the parts; none when all addresses fit into one file. */
const partsOf = ({ length }: ArticleAddresses): string[] =>
  length > mostInOne
    ? [pagesPart, ...Array.from({ length: Math.ceil(length / mostInPart) }, (_, index) => `insights-${index + 1}`)]
    : [];

/** Returns all addresses in one file, or an index of the parts. */
export async function sitemap(content: ContentSource, site: URL | undefined): Promise<Written> {
  const articles = await content.insightAddresses();
  const parts = partsOf(articles).map((part) => ({ path: `/sitemap-${part}.xml` }));
  if (parts.length > 0) return { body: listed(site, 'sitemapindex', parts) };
  const [{ above, below, life }, pictures] = await Promise.all([
    otherAddresses(content),
    articles.length > 0 && articles.length <= mostPictured
      ? content.insightThumbnails(articles.map(({ slug }) => slug))
      : new Map<string, Picture>(),
  ]);
  const entries = await withAlternates(content, [...above, ...articleEntries(articles, pictures), ...below]);
  return { body: listed(site, 'urlset', entries), life };
}

/** Returns a part of the sitemap; null without one of this name. */
export async function sitemapPart(
  content: ContentSource,
  site: URL | undefined,
  name: string | undefined,
): Promise<Written | null> {
  const articles = await content.insightAddresses();
  const parts = partsOf(articles);
  const number = parts.indexOf(name ?? '');
  if (number < 0) return null;
  if (number > 0) {
    const entries = articleEntries(articles);
    const each = Math.ceil(entries.length / (parts.length - 1));
    const part = await withAlternates(content, entries.slice((number - 1) * each, number * each));
    return { body: listed(site, 'urlset', part) };
  }
  const { above, below, life } = await otherAddresses(content);
  return { body: listed(site, 'urlset', await withAlternates(content, [...above, ...below])), life };
}

export function sitemapAnswer(written: Written | null, cache: APIContext['cache']): Response {
  if (!written) return new Response(null, { status: 404 });
  if (written.life !== undefined) cache.set({ maxAge: written.life });
  return new Response(written.body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
