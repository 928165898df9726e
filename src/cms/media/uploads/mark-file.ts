import { fileTypeFromBuffer } from 'file-type';
import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { refusesIssues } from '../../editorial/checks/validation-issues.ts';
import { generatedName, withoutFileFields } from './file-names.ts';
import { markOfDrawing } from './mark-drawing.ts';
import type { MarkFile } from './mark-file-type.ts';
import { markOfPicture } from './mark-picture.ts';

const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/webp', 'image/avif']);

export const markTypes: readonly string[] = ['image/svg+xml', ...pictureTypes];

/** File extensions of stored marks. */
const extensions = { 'image/svg+xml': 'mark.svg', 'image/webp': 'mark.webp' } as const;

const startsAsXml = (bytes: Buffer): boolean => /^\uFEFF?\s*</.test(bytes.subarray(0, 200).toString());

export async function markFileOf(bytes: Buffer): Promise<MarkFile> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type && pictureTypes.has(type)) return markOfPicture(bytes);
  if (startsAsXml(bytes)) return markOfDrawing(bytes);
  return { refused: 'A logo is an SVG drawing, or a picture with a clear background: PNG, WebP or AVIF.' };
}

async function replaceMark(req: PayloadRequest, file: NonNullable<PayloadRequest['file']>): Promise<void> {
  const mark = await markFileOf(file.data);
  if ('refused' in mark) {
    refusesIssues(req, { slug: 'partners' }, [
      { path: 'file', message: mark.refused, ...(mark.values && { values: mark.values }) },
    ]);
    return;
  }
  file.data = mark.bytes;
  file.size = mark.bytes.length;
  file.mimetype = mark.type;
  file.name = generatedName('partner', extensions[mark.type]);
}

/** Replaces an uploaded mark by the generated file: visitors never receive the original. */
export const makesMark: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as { readonly data?: object };
  if (req.file) await replaceMark(req, req.file);
  return { ...args, data: withoutFileFields(data ?? {}) } as typeof args;
};

/** Requires a mark: sections cannot show a partner without one. */
export const needsMark: CollectionBeforeValidateHook = ({ data, originalDoc, req, collection }) => {
  const { filename, drawn } = { ...originalDoc, ...data };
  if (!filename && !drawn)
    refusesIssues(req, collection, [
      { path: 'file', message: 'Upload the logo: an SVG drawing, or a picture with a clear background.' },
    ]);
  return data;
};
