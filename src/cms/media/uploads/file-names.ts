import { randomBytes } from 'node:crypto';
import { beginningOf } from '../../../lib/text/cut-text.ts';

/**
 * Generates a file name: its kind and a random part, because files of drafts are stored beside
 * public ones. The uploaded name is dropped, as it may contain personal or unpublished information.
 *
 * @param extension without its full stop
 */
export function generatedName(kind: 'picture' | 'film' | 'partner', extension: string): string {
  const random = randomBytes(8).readBigUInt64BE().toString(36).padStart(12, '0').slice(-12);
  return `${kind}-${random}.${extension}`;
}

const longestTitle = 140;

/** Suggests a title from the uploaded file name. */
export const titleFrom = (sent: string): string =>
  beginningOf(
    sent
      .replace(/^.*[/\\]/, '')
      .replace(/\.[^.]*$/, '')
      .replace(/(?:(?![\u200c\u200d])[\p{C}<>_])+/gu, ' ')
      .trim(),
    longestTitle,
  );

/** Fields that only the file determines; Payload would accept them from the request. */
const fromTheFile: ReadonlySet<string> = new Set([
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'thumbnailURL',
  'url',
  'prefix',
  '_objectKey',
]);

/** Drops fields that only the file determines from the data of a request. */
export const withoutFileFields = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !fromTheFile.has(name)));
