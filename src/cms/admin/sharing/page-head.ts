import { longestTitle } from '../../fields/title-length.ts';
import type { Say } from '../../panel/say.ts';

/** Head data of a page, for search engines and social cards. */
export interface PageHeadData {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly siteName: string;
  /** Title of the social card; the page title where the page sets none. */
  readonly cardTitle: string;
  readonly cardDescription: string;
  /** Address of the social image, if the page has one. */
  readonly picture?: string;
}

/** Limits of a text in characters. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export const titleBounds: Bounds = { least: 1, most: longestTitle };
export const descriptionBounds: Bounds = { least: 70, most: 160 };

const contentOf = (page: Document, attribute: 'name' | 'property', value: string): string =>
  page.head.querySelector(`meta[${attribute}="${value}"]`)?.getAttribute('content')?.trim() ?? '';

/** Paths of social images that the site generates. */
const drawnBySite = /^\/(?:social-images\/|card[\w-]*\.png$)/;

/**
 * Returns a path on the current origin for the site's own pictures: the panel may be open at
 * another address than the public one.
 */
export function pictureInPanel(address: string, page: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  const isOwn = drawnBySite.test(pathname) || (URL.canParse(page) && origin === new URL(page).origin);
  return isOwn ? pathname : address;
}

/** Reads title, description and card data from the head of a page. */
export function readHead(page: Document): PageHeadData {
  const title = page.title.trim();
  const description = contentOf(page, 'name', 'description');
  const picture = pictureInPanel(contentOf(page, 'property', 'og:image'), contentOf(page, 'property', 'og:url'));
  return {
    title,
    description,
    // Drafts have no canonical link, but `og:url` holds their future address.
    address: contentOf(page, 'property', 'og:url'),
    siteName: contentOf(page, 'property', 'og:site_name'),
    cardTitle: contentOf(page, 'property', 'og:title') || title,
    cardDescription: contentOf(page, 'property', 'og:description') || description,
    ...(picture ? { picture } : {}),
  };
}

/** Formats an address as search engines show it: `agency.example › services › seo`. */
export function crumbsOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return [host, ...pathname.split('/').filter(Boolean).map(decodeURIComponent)].join(' › ');
}

/** Counts grapheme clusters: an emoji is one. */
export const characterCount = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;

/** Judges the length of a text, with a message for the editor. */
export function judgeLength(
  text: string,
  { least, most }: Bounds,
  say: Say,
): { readonly fits: boolean; readonly words: string } {
  const letters = characterCount(text);
  if (letters === 0) return { fits: false, words: say('nothing yet') };
  const counts = { count: letters, most, least };
  if (letters > most) return { fits: false, words: say('{count} of {most} letters: the end is cut off', counts) };
  if (letters < least)
    return { fits: false, words: say('{count} of {most} letters: at least {least} say more', counts) };
  return { fits: true, words: say('{count} of {most} letters', counts) };
}
