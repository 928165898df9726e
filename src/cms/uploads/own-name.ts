import { randomBytes } from 'node:crypto';
import { slugFrom } from '../../shared/slug.ts';

const longestName = 40;

/**
 * The name that an uploaded file gets: it can be told from others and found by its old name, but not guessed, because files of drafts lie
 * beside the others.
 *
 * @param extension without its full stop
 * @param nameless what it is called when nothing of its own name can stand in an address
 */
export function ownName(sent: string, extension: string, nameless: string): string {
  const base = slugFrom(sent.replace(/\.[^.]*$/, ''))
    .slice(0, longestName)
    .replace(/-+$/, '');
  const random = randomBytes(8).readBigUInt64BE().toString(36).padStart(12, '0').slice(-12);
  return `${base || nameless}-${random}.${extension}`;
}

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
