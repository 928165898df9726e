import sharp, { type Sharp } from 'sharp';
import { mostPixels } from '../../../lib/media/picture-header.ts';
import { encoderOptions, type PictureSize } from '../../../lib/media/picture-sizes.ts';

export interface Encoded {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decoded picture, upright and reduced to a width: input of all sizes, so that the file is decoded
 * once.
 */
export interface Reduced {
  readonly again: () => Sharp;
  readonly width: number;
  readonly height: number;
}

/** @throws when the bytes cannot be decoded as a picture */
export async function reduced(picture: Buffer, width: number): Promise<Reduced> {
  const { data, info } = await sharp(picture, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { again: () => sharp(data, { raw }), width: info.width, height: info.height };
}

export async function encoded(picture: Reduced, { width, format }: PictureSize): Promise<Encoded> {
  const { data, info } = await picture
    .again()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, encoderOptions[format])
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Most frequent colour of a picture as `#rrggbb`, used as placeholder while it loads. */
export async function mainColour(picture: Reduced): Promise<string> {
  const { dominant } = await picture.again().stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Displayed size of a picture: cameras store upright ones sideways with an orientation tag. */
export async function seenSize(picture: Buffer): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata();
  return autoOrient;
}
