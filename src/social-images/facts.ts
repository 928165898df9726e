import { createHash } from 'node:crypto';
import type { SignalName } from '../ui/signal/signal-paths.ts';

/** Pixels of a card: what messengers and networks show of a link. */
export const socialImageSize = { width: 1200, height: 630 } as const;

export interface SocialImagePicture {
  /** A path on this site, of the smallest file that is large enough. */
  readonly url: string;
  /** What a crop must keep, as shares of width and height. */
  readonly focus?: readonly [x: number, y: number] | undefined;
}

/** `#rrggbb`, each. */
export interface SocialImageColours {
  readonly ground: string;
  readonly type: string;
  readonly sea: string;
  /** Type below the waterline. */
  readonly sunk: string;
  /** Of the first line and of the kind, where they differ from the type. */
  readonly first?: string;
  readonly kind?: string;
}

/** What stands left and right of the title: one picture or six, or a signal that is stretched. */
export type SocialImageWings =
  | { readonly pictures: readonly SocialImagePicture[] }
  | { readonly shape: SignalName; readonly ink: string };

/** Everything that a card shows. */
export interface SocialImageFacts {
  readonly kind: string;
  readonly signal: SignalName;
  readonly title: string;
  /** Above the title, where there is room. */
  readonly line?: string;
  readonly colours: SocialImageColours;
  readonly wings: SocialImageWings;
  /** In the sea, in place of the name of the agency. */
  readonly foot?: string;
  /** An editor's own, which fills the card: nothing else of it is drawn. */
  readonly own?: SocialImagePicture & {
    /** What it shows, in words, where it shows something. */
    readonly alt?: string;
  };
  /** No line stands in water. */
  readonly dry?: true;
}

/** Grows when the same facts give another picture. */
const edition = 1;

/** A picture is the same one from whichever host it comes. */
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/**
 * The name of an image is a hash of what it shows: an image of something else has another, on every
 * instance alike.
 */
export function nameOf(facts: SocialImageFacts): string {
  const said = JSON.stringify([edition, facts], (key, value: unknown) =>
    key === 'url' ? pathOf(String(value)) : value,
  );
  // A photograph is several times as heavy as a PNG.
  const kind = facts.own ? 'jpg' : 'png';
  return `${createHash('sha256').update(said).digest('hex').slice(0, 16)}.${kind}`;
}

export const isSocialImageName = (name: string): boolean => /^[\da-f]{16}\.(?:png|jpg)$/.test(name);

/** @param name of the image, or its address */
export const socialImageType = (name: string): string => (/\.jpg(?:\?|$)/.test(name) ? 'image/jpeg' : 'image/png');

/** @param page address of the page, without its query */
export const socialImagePath = (page: string, facts: SocialImageFacts): string =>
  `/social-images/${nameOf(facts)}?of=${encodeURI(decodeURI(page))}`;

/**
 * Drawn with the brand: for pages without an image of their own, and for drafts, of which nothing
 * is told.
 */
export const defaultImagePath = '/card.png';
export const previewImagePath = '/card-preview.png';
