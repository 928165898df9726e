import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { slugFrom } from '../shared/slug.ts';

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
const longestName = 40;

/** What Payload would take from whoever sends a picture, and what only the picture itself can say. */
const measured = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'thumbnailURL',
  'url',
  'colour',
  'prefix',
  'drawn',
];

/** Can be told from others and found by its old name, but not guessed: pictures of drafts lie beside the others. */
function ownName(sent: string, extension: string): string {
  const base = slugFrom(sent.replace(/\.[^.]*$/, ''))
    .slice(0, longestName)
    .replace(/-+$/, '');
  const random = randomBytes(8).readBigUInt64BE().toString(36).padStart(12, '0').slice(-12);
  return `${base || 'picture'}-${random}.${extension}`;
}

async function checkPicture(file: NonNullable<PayloadRequest['file']>): Promise<void> {
  const type = (await fileTypeFromBuffer(file.data))?.mime;
  const extension = type && extensions.get(type);
  if (!extension) throw new APIError('A picture is a PNG, JPEG, WebP or AVIF file.', 400);
  const { width = 0, height = 0, pages = 1 } = await measurements(file.data);
  if (width * height > mostPixels)
    throw new APIError(`A picture has at most ${mostPixels / 1_000_000} million pixels.`, 400);
  if (pages > 1) throw new APIError('A picture stands still; this one is a film.', 400);
  file.mimetype = type;
  file.name = ownName(file.name, extension);
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
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !measured.includes(name)));
  return { ...args, data: kept } as typeof args;
};
