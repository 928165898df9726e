import { faultOfFile } from '../../../lib/media/picture-header.ts';

/** Bytes read to find the dimensions of a picture, which follow the camera's metadata. */
const headBytes = 256 * 1024;

/** Returns why a chosen file is no valid picture, as a sentence; undefined for a valid one. */
export async function faultOfChosen(file: File): Promise<string | undefined> {
  return faultOfFile(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()), file.size);
}

interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

/** Files chosen together, split into valid and invalid ones. */
export interface Parted {
  readonly taken: readonly File[];
  readonly leftOut: readonly LeftOut[];
}

/** Validates files and keeps their order. */
export async function partFiles(files: readonly File[]): Promise<Parted> {
  const faults = await Promise.all(files.map(faultOfChosen));
  return {
    taken: files.filter((_, at) => faults[at] === undefined),
    leftOut: files.flatMap(({ name }, at) => (faults[at] === undefined ? [] : [{ name, reason: faults[at] }])),
  };
}
