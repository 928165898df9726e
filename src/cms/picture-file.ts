import { fileTypeFromBuffer } from 'file-type';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import sharp, { type Metadata } from 'sharp';
import { extensions, faultOfMeasures, faultOfType, wrongType } from '../shared/picture-header.ts';
import { ownName, saidOf, titleFrom } from './uploads/own-name.ts';

const moves = 'A picture stands still; this one is a film.';

async function checkPicture(file: NonNullable<PayloadRequest['file']>): Promise<void> {
  const fault = faultOfType(file.data.subarray(0, 64));
  if (fault) throw new APIError(fault, 400, null, true);
  const type = (await fileTypeFromBuffer(file.data))?.mime;
  if (type === 'image/apng') throw new APIError(moves, 400, null, true);
  const extension = type && extensions.get(type);
  if (!extension) throw new APIError(wrongType, 400, null, true);
  const { autoOrient, pages = 1 } = await measurements(file.data);
  const tooMuch = faultOfMeasures(autoOrient.width, autoOrient.height);
  if (tooMuch) throw new APIError(tooMuch, 400, null, true);
  if (pages > 1) throw new APIError(moves, 400, null, true);
  file.mimetype = type;
  file.name = ownName('picture', extension);
}

async function measurements(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new APIError('This picture cannot be read.', 400, null, true);
  }
}

/**
 * Looks at a picture that somebody sends before anything is made of it. Its type and the end of its
 * name come from its bytes, its name is ours, and nothing that was said about it is kept. It comes
 * as a file: an address would let the server be used to reach inside its network.
 */
export const checksPictureFile: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return args;
  const suggested = titleFrom(req.file?.name ?? '');
  if (req.file) await checkPicture(req.file);
  else if (operation === 'create') throw new APIError('A picture comes as a file.', 400, null, true);
  const { data } = args as { data?: Readonly<Record<string, unknown>> };
  if (!data) return args;
  // And what is measured of it, or comes with the brand.
  const { colour: _colour, drawn: _drawn, sizesDue: _sizesDue, ...kept } = saidOf(data);
  const title = operation === 'create' && !kept.title ? { title: suggested } : {};
  return { ...args, data: { ...kept, ...title } } as typeof args;
};
