import { fileTypeFromBuffer } from 'file-type';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import sharp, { type Metadata } from 'sharp';
import { dimensionsIssue, extensions, typeIssue, wrongType } from '../../lib/media/picture-header.ts';
import { type Say, sayIn } from '../panel/say.ts';
import { generatedName, titleFrom, withoutFileFields } from './uploads/file-names.ts';

const moves = 'Animated pictures are not supported.';

async function checkPicture(file: NonNullable<PayloadRequest['file']>, say: Say): Promise<void> {
  const issue = typeIssue(file.data.subarray(0, 64));
  if (issue) throw new APIError(say(issue), 400, null, true);
  const type = (await fileTypeFromBuffer(file.data))?.mime;
  if (type === 'image/apng') throw new APIError(say(moves), 400, null, true);
  const extension = type && extensions.get(type);
  if (!extension) throw new APIError(say(wrongType), 400, null, true);
  const { autoOrient, pages = 1 } = await measurements(file.data, say);
  const tooMuch = dimensionsIssue(autoOrient.width, autoOrient.height, say);
  if (tooMuch) throw new APIError(tooMuch, 400, null, true);
  if (pages > 1) throw new APIError(say(moves), 400, null, true);
  file.mimetype = type;
  file.name = generatedName('picture', extension);
}

async function measurements(bytes: Buffer, say: Say): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new APIError(say('This picture cannot be read.'), 400, null, true);
  }
}

/**
 * Checks an uploaded picture before Payload processes it. Type and extension come from its bytes,
 * the name is generated, and metadata sent with it is dropped. Pictures by URL are refused: the
 * server could be used to reach into its network.
 */
export const checksPictureFile: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return args;
  const say = sayIn(req.i18n);
  const suggested = titleFrom(req.file?.name ?? '');
  if (req.file) await checkPicture(req.file, say);
  else if (operation === 'create') throw new APIError(say('Choose a picture file.'), 400, null, true);
  const { data } = args as { data?: Readonly<Record<string, unknown>> };
  if (!data) return args;
  // Measured fields and the mark of brand pictures cannot be set by a request.
  const { colour: _colour, drawn: _drawn, sizesDue: _sizesDue, ...kept } = withoutFileFields(data);
  const title = operation === 'create' && !kept.title ? { title: suggested } : {};
  return { ...args, data: { ...kept, ...title } } as typeof args;
};
