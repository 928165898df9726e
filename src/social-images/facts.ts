import { createHash } from 'node:crypto';
import type { IconName } from '../ui/icon/icon-paths.ts';

/** Pixels of a social image. */
export const socialImageSize = { width: 1200, height: 630 } as const;

export interface SocialImagePicture {
  /** Path on this site of the smallest file that is large enough. */
  readonly url: string;
  /** Focus of a crop, as fractions of width and height. */
  readonly focus?: readonly [x: number, y: number] | undefined;
}

/** Colours as `#rrggbb`. */
export interface SocialImageColours {
  readonly ground: string;
  readonly type: string;
  readonly water: string;
  /** Type below the waterline. */
  readonly waterType: string;
  /** Colours of the first line and of the kind, where they differ from the type. */
  readonly first?: string;
  readonly kind?: string;
}

/** Decoration beside the title: one picture, six pictures, or a stretched icon. */
export type SocialImageWings =
  | { readonly pictures: readonly SocialImagePicture[] }
  | { readonly shape: IconName; readonly ink: string };

/** Everything that a social image shows. */
export interface SocialImageFacts {
  readonly kind: string;
  readonly icon: IconName;
  readonly title: string;
  /** Second text above the title, drawn if there is room. */
  readonly line?: string;
  readonly colours: SocialImageColours;
  readonly wings: SocialImageWings;
  /** Text at the bottom in place of the agency's name. */
  readonly foot?: string;
  /** Editor's own picture, which fills the image and replaces the drawing. */
  readonly own?: SocialImagePicture & {
    /** Alternative text. */
    readonly alt?: string;
  };
  /** Draws no line of the title in the water. */
  readonly aboveWater?: true;
}

/** Version of the drawing; increase it when the same facts give another image. */
const edition = 1;

/** Path of a picture's address: the host does not matter. */
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/**
 * Returns the name of an image, a hash of its facts, so that equal images have equal names on every
 * instance.
 */
export function nameOf(facts: SocialImageFacts): string {
  const json = JSON.stringify([edition, facts], (key, value: unknown) =>
    key === 'url' ? pathOf(String(value)) : value,
  );
  // Photographs are JPEG, since as PNG they are several times as large.
  const kind = facts.own ? 'jpg' : 'png';
  return `${createHash('sha256').update(json).digest('hex').slice(0, 16)}.${kind}`;
}

export const isSocialImageName = (name: string): boolean => /^[\da-f]{16}\.(?:png|jpg)$/.test(name);

/** @param name of the image, or its address */
export const socialImageType = (name: string): string => (/\.jpg(?:\?|$)/.test(name) ? 'image/jpeg' : 'image/png');

/** @param page address of the page, without its query */
export const socialImagePath = (page: string, facts: SocialImageFacts): string =>
  `/social-images/${nameOf(facts)}?of=${encodeURI(decodeURI(page))}`;

/**
 * Built with the brand: images of pages without one of their own, and of drafts, which must reveal
 * nothing.
 */
export const defaultImagePath = '/card.png';
export const previewImagePath = '/card-preview.png';
