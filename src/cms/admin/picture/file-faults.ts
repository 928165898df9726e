import { faultOfFile } from '../../../shared/picture-header.ts';

/** Where a picture says how large it is, behind what a camera has noted. */
const headBytes = 256 * 1024;

/**
 * Why a chosen file cannot be taken as a picture, in a sentence; undefined for one that may be
 * sent.
 */
export async function faultOfChosen(file: File): Promise<string | undefined> {
  return faultOfFile(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()), file.size);
}

interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

/** Files that were chosen at once, parted into those that may be sent and those that may not. */
export interface Parted {
  readonly taken: readonly File[];
  readonly leftOut: readonly LeftOut[];
}

/** Parts chosen files in their order. */
export async function partFiles(files: readonly File[]): Promise<Parted> {
  const faults = await Promise.all(files.map(faultOfChosen));
  return {
    taken: files.filter((_, at) => faults[at] === undefined),
    leftOut: files.flatMap(({ name }, at) => (faults[at] === undefined ? [] : [{ name, reason: faults[at] }])),
  };
}
