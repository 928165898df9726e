import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';

/**
 * The colour that most of a picture has, as `#rrggbb`: what its place shows until it has arrived.
 *
 * @throws when the bytes are not a picture that can be read
 */
async function dominantColour(picture: Buffer): Promise<string> {
  const { dominant } = await sharp(picture).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Measures the colour of a newly uploaded file, unless whoever saves it knows it already. */
export const measuresColour: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file || data.colour) return data;
  return { ...data, colour: await dominantColour(req.file.data) };
};
