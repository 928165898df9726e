import type { APIContext } from 'astro';
import { secondsOpen } from '../content/jobs.ts';
import { type ContentSource, worksPerPage } from '../content/source.ts';
import {
  type AddressEntry,
  type ArticleAddresses,
  articleEntries,
  jobEntries,
  laterPages,
  workListEntry,
} from '../seo/addresses.ts';
import { escapeXml } from '../seo/xml.ts';
import type { Picture } from '../shared/picture.ts';

/** Of a sitemap, or of a part of one. */
interface Written {
  readonly body: string;
  /** Seconds for which it stays true; without it, until something changes that it was read from. */
  readonly life?: number;
}

/**
 * With more articles than this they have files of their own: another page does not make thousands
 * of lines anew.
 */
const mostInOne = 2500;

/** Articles in one of those: short files are read again sooner. Lists have pages as well. */
const mostInPart = 4500;

/**
 * Articles whose pictures are named as well: as many as a separate content host is asked of at
 * once.
 */
const mostPictured = 1000;

/** What has no file of its own. */
const rest = 'pages';

async function ofTheRest(content: ContentSource) {
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

/** A list of addresses as the protocol writes it: of pages, or of other lists. */
function listed(site: URL | undefined, list: 'urlset' | 'sitemapindex', entries: readonly AddressEntry[]): string {
  const origin = new URL('/', site).href.slice(0, -1);
  const one = list === 'urlset' ? 'url' : 'sitemap';
  const lines = entries.map(({ path, changed, picture }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    const image = picture
      ? `<image:image><image:loc>${escapeXml(new URL(picture, origin).href)}</image:loc></image:image>`
      : '';
    return `<${one}><loc>${escapeXml(origin + path)}</loc>${lastmod}${image}</${one}>`;
  });
  const pictures = list === 'urlset' ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${pictures}>`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}

/** The names of those files: none where all addresses fit into one. */
const partsOf = ({ length }: ArticleAddresses): string[] =>
  length > mostInOne
    ? [rest, ...Array.from({ length: Math.ceil(length / mostInPart) }, (_, index) => `insights-${index + 1}`)]
    : [];

/** All addresses in one file, or where there are thousands the files that name them. */
export async function sitemap(content: ContentSource, site: URL | undefined): Promise<Written> {
  const articles = await content.insightAddresses();
  const parts = partsOf(articles).map((part) => ({ path: `/sitemap-${part}.xml` }));
  if (parts.length > 0) return { body: listed(site, 'sitemapindex', parts) };
  const [{ above, below, life }, pictures] = await Promise.all([
    ofTheRest(content),
    articles.length > 0 && articles.length <= mostPictured
      ? content.insightThumbnails(articles.map(({ slug }) => slug))
      : new Map<string, Picture>(),
  ]);
  return { body: listed(site, 'urlset', [...above, ...articleEntries(articles, pictures), ...below]), life };
}

/** One of those files; null where there is none of this name. */
export async function sitemapPart(
  content: ContentSource,
  site: URL | undefined,
  part: string | undefined,
): Promise<Written | null> {
  const articles = await content.insightAddresses();
  const parts = partsOf(articles);
  const number = parts.indexOf(part ?? '');
  if (number < 0) return null;
  if (number > 0) {
    const entries = articleEntries(articles);
    const each = Math.ceil(entries.length / (parts.length - 1));
    return { body: listed(site, 'urlset', entries.slice((number - 1) * each, number * each)) };
  }
  const { above, below, life } = await ofTheRest(content);
  return { body: listed(site, 'urlset', [...above, ...below]), life };
}

export function sitemapAnswer(written: Written | null, cache: APIContext['cache']): Response {
  if (!written) return new Response(null, { status: 404 });
  if (written.life !== undefined) cache.set({ maxAge: written.life });
  return new Response(written.body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
