import { randomBytes } from 'node:crypto';
import { beginningOf } from '../../shared/cut-text.ts';

/**
 * The name that an uploaded file gets: what it is, and what nobody can guess, because files of
 * drafts lie beside the others. Nothing of what its sender called it: that may say who somebody is,
 * or what is not public yet.
 *
 * @param extension without its full stop
 */
export function ownName(kind: 'picture' | 'film' | 'partner', extension: string): string {
  const random = randomBytes(8).readBigUInt64BE().toString(36).padStart(12, '0').slice(-12);
  return `${kind}-${random}.${extension}`;
}

const longestTitle = 140;

/** What somebody may want to call a file in the panel: as its sender did, in words. */
export const titleFrom = (sent: string): string =>
  beginningOf(
    sent
      .replace(/^.*[/\\]/, '')
      .replace(/\.[^.]*$/, '')
      .replace(/(?:(?![\u200c\u200d])[\p{C}<>_])+/gu, ' ')
      .trim(),
    longestTitle,
  );

/** What Payload would take from whoever sends a file, and what only the file itself can say. */
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

/** What is said of a record without what only its file can say. */
export const saidOf = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !fromTheFile.has(name)));
