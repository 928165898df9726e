import { fileIssue } from '../../../lib/media/picture-header.ts';
import type { Say } from '../../panel/say.ts';

/** Bytes read to find the dimensions of a picture, which follow the camera's metadata. */
const headBytes = 256 * 1024;

/** Returns why a chosen file is no valid picture, as a sentence; undefined for a valid one. */
export async function chosenFileIssue(file: File, say: Say): Promise<string | undefined> {
  return fileIssue(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()), file.size, say);
}

interface RejectedFile {
  readonly name: string;
  readonly reason: string;
}

/** Files chosen together, split into valid and invalid ones. */
export interface SplitFiles {
  readonly taken: readonly File[];
  readonly rejected: readonly RejectedFile[];
}

/** Validates files and keeps their order. */
export async function splitFiles(files: readonly File[], say: Say): Promise<SplitFiles> {
  const issues = await Promise.all(files.map((file) => chosenFileIssue(file, say)));
  return {
    taken: files.filter((_, at) => issues[at] === undefined),
    rejected: files.flatMap(({ name }, at) => (issues[at] === undefined ? [] : [{ name, reason: issues[at] }])),
  };
}
