import { type Say, sayEnglish } from '../text/say.ts';
import { pixelsOf } from './picture-pixels.ts';
import { sizesOf } from './picture-sizes.ts';

/**
 * Accepted image types, detected from the bytes, with their file extensions. Excludes SVG, which
 * can contain scripts.
 */
export const extensions: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
]);

export const acceptedTypes: readonly string[] = [...extensions.keys()];

/** Maximum pixels of a picture, twice those of a camera; three bytes of each are held in memory. */
export const mostPixels = 50_000_000;

/** Maximum file size in bytes; larger uploads would be cut off. */
export const mostBytes = 50_000_000;

export const wrongType = 'A picture is a PNG, JPEG, WebP or AVIF file.';

const heic =
  'This is a HEIC photograph, as iPhones take them; the site cannot read it. Export it as JPEG, or set the phone to “Most compatible”.';

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;

const tooHeavy = (bytes: number, say: Say): string =>
  say(
    'This file has {size}; a picture has at most {most}. Export it smaller or as JPEG: 2560 pixels across are enough.',
    { size: megabytes(bytes), most: megabytes(mostBytes) },
  );

const tooLarge = (width: number, height: number, say: Say): string =>
  say(
    'This picture has {width} × {height} pixels, more than {most} million. Make it smaller first: 2560 pixels across are enough.',
    { width, height, most: mostPixels / 1_000_000 },
  );

/** Maximum side of a WebP file in px; AVIF allows one more. */
const longestSide = 16_383;

/** Returns why a picture of these displayed dimensions is refused, as a sentence. */
export function dimensionsIssue(width: number, height: number, say: Say = sayEnglish): string | undefined {
  if (width * height > mostPixels) return tooLarge(width, height, say);
  const shrunk = Math.min(1, Math.max(...sizesOf(width).map((size) => size.width)) / width);
  if (height * shrunk <= longestSide) return undefined;
  return say(
    'This picture is {width} pixels wide and {height} high; the files that are shown reach {longest} from top to bottom. Cut it into several.',
    { width, height, longest: longestSide },
  );
}

const brands = (head: Uint8Array): string => new TextDecoder('latin1').decode(head.subarray(4, 40));

/**
 * Returns why a file is refused by its first bytes, as a sentence; undefined for a possible
 * picture.
 */
export function typeIssue(head: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(head.subarray(0, 16));
  const isJpeg = head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff;
  const isPng = head[0] === 0x89 && start.slice(1, 8) === 'PNG\r\n\u001a\n';
  if (isJpeg || isPng || (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP')) return undefined;
  if (start.slice(4, 8) !== 'ftyp') return wrongType;
  if (/avif|avis/.test(brands(head))) return undefined;
  return /hei[cmsx]|hev[cmsx]|mif1|msf1/.test(brands(head)) ? heic : wrongType;
}

/**
 * Returns why a file is refused before its upload, as a sentence; undefined for an acceptable one.
 */
export function fileIssue(head: Uint8Array, bytes: number, say: Say = sayEnglish): string | undefined {
  const issue = typeIssue(head);
  if (issue) return say(issue);
  if (bytes > mostBytes) return tooHeavy(bytes, say);
  const measures = pixelsOf(head);
  return measures && dimensionsIssue(measures.width, measures.height, say);
}
