import { fileTypeFromBuffer } from 'file-type';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { ownName, saidOf } from './uploads/own-name.ts';

/** What is taken, by what the bytes say. SVG is left out on purpose: it can carry script. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
]);

export const acceptedTypes: readonly string[] = [...extensions.keys()];

/** Pixels of one picture: a camera has half as many, and three bytes of each are held in memory several times over. */
const mostPixels = 50_000_000;

async function checkPicture(file: NonNullable<PayloadRequest['file']>): Promise<void> {
  const type = (await fileTypeFromBuffer(file.data))?.mime;
  const extension = type && extensions.get(type);
  if (!extension) throw new APIError('A picture is a PNG, JPEG, WebP or AVIF file.', 400);
  const { width = 0, height = 0, pages = 1 } = await measurements(file.data);
  if (width * height > mostPixels)
    throw new APIError(`A picture has at most ${mostPixels / 1_000_000} million pixels.`, 400);
  if (pages > 1) throw new APIError('A picture stands still; this one is a film.', 400);
  file.mimetype = type;
  file.name = ownName(file.name, extension, 'picture');
}

async function measurements(bytes: Buffer): Promise<{ width?: number; height?: number; pages?: number }> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new APIError('This picture cannot be read.', 400);
  }
}

/**
 * Looks at a picture that somebody sends before anything is made of it. Its type and the end of its name come from its bytes, its
 * name is ours, and nothing that was said about it is kept. It comes as a file: an address would let the server be used to reach
 * inside its network.
 */
export const checksPictureFile: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return args;
  if (req.file) await checkPicture(req.file);
  else if (operation === 'create') throw new APIError('A picture comes as a file.', 400);
  const { data } = args as { data?: Readonly<Record<string, unknown>> };
  if (!data) return args;
  // And what is measured of it, or comes with the brand.
  const { colour: _colour, drawn: _drawn, ...kept } = saidOf(data);
  return { ...args, data: kept } as typeof args;
};
