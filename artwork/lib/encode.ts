import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { encoderOptions, pictureSizes, sizedFileName } from '../../src/site/picture-sizes.ts';

const root = path.resolve(import.meta.dirname, '../..');
export const seedMedia = path.join(root, 'seed/media');
export const sitePictures = path.join(root, 'public/pictures');

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

async function writeSizes(master: Master, width: number, base: string): Promise<void> {
  for (const size of pictureSizes) {
    if (size.width > width) continue;
    const resized = sharp(master.png).resize({ width: size.width });
    const bytes = size.format === 'avif' ? resized.avif(encoderOptions.avif) : resized.webp({ ...encoderOptions.webp });
    await writeFile(sizedFileName(base, size.width, size.format), await bytes.toBuffer());
  }
}

/** Writes a picture of the sample content: the original that is uploaded, and the sizes that an upload would make. */
export async function encodeForSeed(master: Master): Promise<Encoded> {
  const described = await measured(master);
  await mkdir(path.join(seedMedia, 'sizes'), { recursive: true });
  await writeFile(
    path.join(seedMedia, `${master.name}.webp`),
    await sharp(master.png).webp({ quality: 88, effort: 5 }).toBuffer(),
  );
  await writeSizes(master, described.width, path.join(seedMedia, 'sizes', master.name));
  return described;
}

export interface SiteRaster extends Encoded {
  readonly hash: string;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
}

/**
 * Writes a picture of the site itself.
 *
 * @param largest widest file to make; what a page never shows larger need not be kept larger
 */
export async function encodeForSite(master: Master, largest: number): Promise<SiteRaster> {
  const described = await measured(master);
  const hash = shortHash(master.png);
  const width = Math.min(described.width, largest);
  const base = path.join(sitePictures, `${master.name}.${hash}`);
  await mkdir(path.dirname(base), { recursive: true });
  await writeSizes(master, width, base);
  const widths = (format: 'avif' | 'webp') =>
    pictureSizes.filter((size) => size.format === format && size.width <= width).map((size) => size.width);
  return { ...described, hash, avif: widths('avif'), webp: widths('webp') };
}
