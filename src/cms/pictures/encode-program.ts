// Encodes sizes of one picture, for encode-apart.ts: this process lives as long as that takes.
import { setPriority } from 'node:os';
import type { PictureSize } from '../../shared/picture-sizes.ts';
import { type Encoded, encoded, reduced } from './encode.ts';

/** What is asked for. */
export interface Wanted {
  readonly picture: Uint8Array;
  readonly sizes: readonly PictureSize[];
}

/** Milder than the server: visitors come first. */
const mild = 10;

/** Waits until it has been handed over: what is still to be sent is lost when a process ends. */
const answer = (file: Encoded): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(file, (error: Error | null) => (error ? reject(error) : resolve()));
  });

process.once('message', async ({ picture, sizes }: Wanted) => {
  setPriority(mild);
  const widest = Math.max(...sizes.map(({ width }) => width));
  const once = await reduced(Buffer.from(picture), widest);
  for (const size of sizes) await answer(await encoded(once, size));
  process.disconnect();
});
