import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  encoderOptions,
  type PictureSize,
  pictureSizes,
  sizedFileName,
  sizesOf,
} from '../../../src/shared/picture-sizes.ts';

const root = path.resolve(import.meta.dirname, '../../..');
export const seedMedia = path.join(root, 'sample/media');
export const sitePictures = path.join(root, 'sample/public/pictures');

/** Lossless pixels, as a screenshot or a drawing gives them. */
export interface Master {
  readonly name: string;
  readonly png: Buffer;
  readonly focus?: readonly [x: number, y: number] | undefined;
}

export interface Encoded {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly focus?: readonly [x: number, y: number];
}

export const shortHash = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8);

async function measured({ png, focus }: Master): Promise<Encoded> {
  const { width, height } = await sharp(png).metadata();
  const { dominant } = await sharp(png).stats();
  const colour = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('');
  return { width, height, colour: `#${colour}`, ...(focus && { focus }) };
}

/**
 * Nobody waits for these as for an upload. One step more of effort gives the same picture at a lower quality's number, in a sixth
 * fewer bytes; what only old browsers and search engines read is coarser than an upload's.
 */
const artworkOptions = {
  avif: { ...encoderOptions.avif, quality: 48, effort: 4 },
  webp: { ...encoderOptions.webp, quality: 50, smartSubsample: false },
} as const;

type SizedFile = Pick<PictureSize, 'width' | 'format'>;

/** What the AVIF of one width may weigh at most. */
export interface Bound {
  readonly width: number;
  readonly bytes: number;
}

export interface Limits {
  /** Widest file to make; what a page never shows larger need not be kept larger. */
  readonly largest?: number | undefined;
  readonly bound?: Bound | undefined;
}

/** Below this, letters fray. */
const coarsest = 30;

/** With more effort first, which costs no picture anything, then coarser by steps. */
async function avifWithin(resized: Sharp, most: number, name: string): Promise<Buffer> {
  const whole = await resized.clone().avif(artworkOptions.avif).toBuffer();
  if (whole.length <= most) return whole;
  for (let quality = artworkOptions.avif.quality; quality >= coarsest; quality -= 2) {
    const bytes = await resized
      .clone()
      .avif({ ...artworkOptions.avif, effort: 6, quality })
      .toBuffer();
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`${name} stays above ${most} bytes. It must show less detail.`);
}

async function writeSizes(master: Master, sizes: readonly SizedFile[], base: string, bound?: Bound): Promise<void> {
  for (const { width, format } of sizes) {
    const resized = sharp(master.png).resize({ width });
    const most = bound?.width === width ? bound.bytes : Number.POSITIVE_INFINITY;
    const bytes =
      format === 'avif'
        ? await avifWithin(resized, most, master.name)
        : await resized.webp(artworkOptions.webp).toBuffer();
    await writeFile(sizedFileName(base, width, format), bytes);
  }
}

/** Writes a picture of the sample content: the sizes that an upload would make; the widest stands for what was uploaded. */
export async function encodeForSeed(
  master: Master,
  { largest = Number.POSITIVE_INFINITY, bound }: Limits = {},
): Promise<Encoded> {
  const whole = await measured(master);
  const width = Math.min(whole.width, largest);
  const described = { ...whole, width, height: Math.round((whole.height * width) / whole.width) };
  await mkdir(path.join(seedMedia, 'sizes'), { recursive: true });
  await writeSizes(master, sizesOf(described.width), path.join(seedMedia, 'sizes', master.name), bound);
  return described;
}

export interface SiteRaster extends Encoded {
  readonly hash: string;
  /** The picture of a case that this is, in whose files its AVIF lies (`scripts/lib/place-pictures.mjs`). */
  readonly media?: string;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
}

/** As a picture of the content, but in two sizes of WebP: a film shows the smaller one before it begins, to every browser. */
const siteSizes: readonly SizedFile[] = [
  ...pictureSizes.filter(({ format }) => format === 'avif'),
  { width: 800, format: 'webp' },
  { width: 1600, format: 'webp' },
];

/**
 * Writes a picture of the site itself.
 *
 * @param largest widest file to make; what a page never shows larger need not be kept larger
 * @param media the picture of a case that it is: its AVIF has been written, and is not written twice
 */
export async function encodeForSite(master: Master, largest: number, media?: string): Promise<SiteRaster> {
  const described = await measured(master);
  const hash = shortHash(master.png);
  const width = Math.min(described.width, largest);
  const base = path.join(sitePictures, `${master.name}.${hash}`);
  await mkdir(path.dirname(base), { recursive: true });
  const sizes = siteSizes.filter((size) => size.width <= width);
  await writeSizes(master, media ? sizes.filter(({ format }) => format !== 'avif') : sizes, base);
  const widths = (format: SizedFile['format']) =>
    sizes.filter((size) => size.format === format).map((size) => size.width);
  return { ...described, hash, ...(media && { media }), avif: widths('avif'), webp: widths('webp') };
}
