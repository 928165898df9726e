import sharp, { type Sharp } from 'sharp';
import { mostPixels } from '../../shared/picture-header.ts';
import { encoderOptions, type PictureSize } from '../../shared/picture-sizes.ts';

export interface Encoded {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture in memory, as it is seen, not wider than asked: what sizes are made of, so that the
 * whole of it is read once.
 */
export interface Reduced {
  readonly again: () => Sharp;
  readonly width: number;
  readonly height: number;
}

/** @throws when the bytes are not a picture that can be read */
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

/**
 * The colour that most of a picture has, as `#rrggbb`: what its place shows until it has arrived.
 */
export async function mainColour(picture: Reduced): Promise<string> {
  const { dominant } = await picture.again().stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * How large a picture is as it is seen: cameras store upright ones lying on their side, and say so.
 */
export async function seenSize(picture: Buffer): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata();
  return autoOrient;
}
