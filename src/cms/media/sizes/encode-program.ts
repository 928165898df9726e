// Encodes sizes of one picture for encode-apart.ts; exits after the last one.
import { setPriority } from 'node:os';
import type { PictureSize } from '../../../lib/media/picture-sizes.ts';
import { type Encoded, encoded, reduced } from './encode.ts';

/** Message from the parent process. */
export interface Wanted {
  readonly picture: Uint8Array;
  readonly sizes: readonly PictureSize[];
}

/** Niceness: requests of visitors have priority. */
const mild = 10;

/** Resolves once the message is sent: `disconnect` would drop queued ones. */
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
