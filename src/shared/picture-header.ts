import { pixelsOf } from './picture-pixels.ts';
import { sizesOf } from './picture-sizes.ts';

/**
 * What is taken, by what the bytes say, and what its name ends with. SVG is left out on purpose: it
 * can carry script.
 */
export const extensions: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
]);

export const acceptedTypes: readonly string[] = [...extensions.keys()];

/** Pixels of one picture: a camera has half as many, and three bytes of each are held in memory. */
export const mostPixels = 50_000_000;

/** Bytes of one file; more would be cut off on its way. */
export const mostBytes = 50_000_000;

export const wrongType = 'A picture is a PNG, JPEG, WebP or AVIF file.';

const heic =
  'This is a HEIC photograph, as iPhones take them; the site cannot read it. Export it as JPEG, or set the phone to “Most compatible”.';

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;

const tooHeavy = (bytes: number): string =>
  `This file has ${megabytes(bytes)}; a picture has at most ${megabytes(mostBytes)}. Export it smaller or as JPEG: 2560 pixels across are enough.`;

const tooLarge = (width: number, height: number): string =>
  `This picture has ${width} × ${height} pixels, more than ${mostPixels / 1_000_000} million. Make it smaller first: 2560 pixels across are enough.`;

/** Pixels of one side of a file, in WebP; AVIF has one more. */
const longestSide = 16_383;

/** Why a picture of these measures, as it is seen, is refused, in a sentence. */
export function faultOfMeasures(width: number, height: number): string | undefined {
  if (width * height > mostPixels) return tooLarge(width, height);
  const shrunk = Math.min(1, Math.max(...sizesOf(width).map((size) => size.width)) / width);
  if (height * shrunk <= longestSide) return undefined;
  return `This picture is ${width} pixels wide and ${height} high; the files that are shown reach ${longestSide} from top to bottom. Cut it into several.`;
}

const brands = (head: Uint8Array): string => new TextDecoder('latin1').decode(head.subarray(4, 40));

/**
 * Why a file is refused by how it begins, in a sentence; undefined for one that may be a picture.
 */
export function faultOfType(head: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(head.subarray(0, 16));
  const isJpeg = head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff;
  const isPng = head[0] === 0x89 && start.slice(1, 8) === 'PNG\r\n\u001a\n';
  if (isJpeg || isPng || (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP')) return undefined;
  if (start.slice(4, 8) !== 'ftyp') return wrongType;
  if (/avif|avis/.test(brands(head))) return undefined;
  return /hei[cmsx]|hev[cmsx]|mif1|msf1/.test(brands(head)) ? heic : wrongType;
}

/** Why a whole file is refused before it is sent, in a sentence; undefined for what may be sent. */
export function faultOfFile(head: Uint8Array, bytes: number): string | undefined {
  const fault = faultOfType(head);
  if (fault) return fault;
  if (bytes > mostBytes) return tooHeavy(bytes);
  const measures = pixelsOf(head);
  return measures && faultOfMeasures(measures.width, measures.height);
}
