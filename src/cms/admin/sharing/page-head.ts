import { longestTitle } from '../../fields/title-length.ts';
/** What a page says of itself to search engines and to whoever it is sent to. */
export interface SaidOfPage {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly siteName: string;
  /** What a shared card says, where the page says it otherwise than its title. */
  readonly cardTitle: string;
  readonly cardDescription: string;
  /** Address of the social picture, where the page has one. */
  readonly picture?: string;
}

/** The bounds of a line, in letters. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export const titleBounds: Bounds = { least: 1, most: longestTitle };
export const descriptionBounds: Bounds = { least: 70, most: 160 };

const contentOf = (page: Document, attribute: 'name' | 'property', value: string): string =>
  page.head.querySelector(`meta[${attribute}="${value}"]`)?.getAttribute('content')?.trim() ?? '';

/** Addresses of the social images that the site draws. */
const drawnBySite = /^\/(?:social-images\/|card[\w-]*\.png$)/;

/**
 * The site's own pictures are asked for where the panel is: it may be open at another address than
 * visitors know, or than the site was built for.
 */
export function pictureInPanel(address: string, page: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  const isOwn = drawnBySite.test(pathname) || (URL.canParse(page) && origin === new URL(page).origin);
  return isOwn ? pathname : address;
}

/** Reads the head of a page as search engines and messengers do. */
export function readHead(page: Document): SaidOfPage {
  const title = page.title.trim();
  const description = contentOf(page, 'name', 'description');
  const picture = pictureInPanel(contentOf(page, 'property', 'og:image'), contentOf(page, 'property', 'og:url'));
  return {
    title,
    description,
    // A draft has no canonical address, but says where it will be.
    address: contentOf(page, 'property', 'og:url'),
    siteName: contentOf(page, 'property', 'og:site_name'),
    cardTitle: contentOf(page, 'property', 'og:title') || title,
    cardDescription: contentOf(page, 'property', 'og:description') || description,
    ...(picture ? { picture } : {}),
  };
}

/** An address as search engines print it: `agency.example › services › seo`. */
export function crumbsOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return [host, ...pathname.split('/').filter(Boolean).map(decodeURIComponent)].join(' › ');
}

/** Letters as people count them: an emoji is one. */
export const lettersOf = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;

/** Whether a line fits, and in words what is the matter with it otherwise. */
export function judged(text: string, { least, most }: Bounds): { readonly fits: boolean; readonly words: string } {
  const letters = lettersOf(text);
  if (letters === 0) return { fits: false, words: 'nothing yet' };
  const count = `${letters} of ${most} letters`;
  if (letters > most) return { fits: false, words: `${count}: the end is cut off` };
  if (letters < least) return { fits: false, words: `${count}: at least ${least} say more` };
  return { fits: true, words: count };
}
