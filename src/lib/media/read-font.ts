import { readFile } from 'node:fs/promises';
import wawoff2 from 'wawoff2';
import { limitConcurrency } from '../limit-concurrency.ts';

/** wawoff2 returns a view of memory that its next call writes over. */
const inTurn = limitConcurrency(1);

/**
 * Reads a WOFF2 file.
 *
 * @returns the uncompressed font
 */
export const readFont = (file: string): Promise<Buffer> =>
  inTurn(async () => Buffer.from(await wawoff2.decompress(await readFile(file))));
