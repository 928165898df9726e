import path from 'node:path';
import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { currentSettings } from '../../../config/env.ts';
import { type PictureSize, pictureSizes, sizedFileName, sizesOf } from '../../../lib/media/picture-sizes.ts';
import { type Say, sayIn } from '../../panel/say.ts';
import type { Media } from '../../payload-types.ts';
import { type Encoded, encoded, mainColour, type Reduced, reduced, seenSize } from './encode.ts';
import { pictureStore } from './store.ts';

type Sizes = NonNullable<Media['sizes']>;

/** Sizes made during the upload: the smallest of each format, so that the picture shows at once. */
const atOnce: readonly PictureSize[] = (['avif', 'webp'] as const).flatMap(
  (format) => pictureSizes.find((size) => size.format === format) ?? [],
);

/** Entry of a size in the record. */
export const noted = (filename: string, { bytes, width, height }: Encoded, { format }: PictureSize) => ({
  filename,
  width,
  height,
  mimeType: `image/${format}`,
  filesize: bytes.length,
  url: null,
});

export const sizeName = (original: string, { width, format }: PictureSize): string =>
  sizedFileName(path.parse(original).name, width, format);

/** Missing sizes of a picture, smallest first. */
export const lackingSizes = ({ width, sizes }: Pick<Media, 'width' | 'sizes'>): PictureSize[] =>
  sizesOf(width ?? 0).filter(({ name }) => !sizes?.[name as keyof Sizes]?.filename);

const emptySizes = Object.fromEntries(
  pictureSizes.map(({ name }) => [
    name,
    { filename: null, width: null, height: null, mimeType: null, filesize: null, url: null },
  ]),
);

/** @throws {APIError} 400 for a file with a readable header and damaged data */
async function readable(picture: Buffer, say: Say): Promise<Reduced> {
  try {
    return await reduced(picture, 1200);
  } catch {
    throw new APIError(say('This picture is damaged or cut off. Save or send it again.'), 400, null, true);
  }
}

/**
 * Measures an uploaded picture and makes the first sizes; `size-work.ts` makes the rest. Sizes
 * supplied with the record are kept.
 */
export const makesFirstSizes: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  const { file } = req;
  const { filename } = data;
  if (!file || !filename || req.context.readySizes) return data;
  const [seen, picture] = [await seenSize(file.data), await readable(file.data, sayIn(req.i18n))];
  const made = await Promise.all(
    atOnce.map(async (size) => ({ size, name: sizeName(filename, size), file: await encoded(picture, size) })),
  );
  const store = pictureStore(currentSettings(), req.payload);
  await Promise.all(made.map(({ name, file: { bytes }, size }) => store.write(name, bytes, `image/${size.format}`)));
  const sizes = {
    ...emptySizes,
    ...Object.fromEntries(made.map(({ size, name, file: bytes }) => [size.name, noted(name, bytes, size)])),
  };
  const colour = data.colour || (await mainColour(picture));
  const sizesDue = lackingSizes({ width: seen.width, sizes }).length > 0 ? new Date().toISOString() : null;
  return { ...data, ...seen, sizes, colour, sizesDue };
};
