import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import path from 'node:path';
import type { PictureSize } from '../../../lib/media/picture-sizes.ts';
import type { Encoded } from './encode.ts';
import type { Wanted } from './encode-program.ts';

const program = path.join(import.meta.dirname, 'encode-program.ts');

export interface Made {
  readonly size: PictureSize;
  readonly file: Encoded;
}

/** Raised when the encoder cannot make a size of a picture; a retry would fail too. */
export class NotEncodedError extends Error {
  override readonly name = 'NotEncodedError';
}

/** Time limit of one picture in ms: twenty times the largest picture on a slow machine. */
const longest = 300_000;

/**
 * Encodes sizes of a picture one after the other, in a child process. Encoding a large picture
 * takes hundreds of megabytes that a long-running server would never return to the system, and a
 * crash on a bad file does not affect visitors.
 *
 * @param sizes in the order of the results
 * @throws when the picture cannot be read, or takes too long
 */
export async function* encodedApart(picture: Uint8Array, sizes: readonly PictureSize[]): AsyncGenerator<Made> {
  const child = fork(program, {
    // Withholds the server's environment, which contains secrets.
    env: { NODE_ENV: 'production' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-2000);
  });
  const ended = once(child, 'exit');
  const late = AbortSignal.timeout(longest);
  try {
    child.send({ picture, sizes } satisfies Wanted);
    const answers = on(child, 'message', { close: ['disconnect'], signal: late });
    for (const size of sizes) {
      const { value, done } = await answers.next();
      if (done) throw new NotEncodedError(`No picture of ${size.width} px could be made. ${output}`.trim());
      const [file] = value as [Encoded];
      yield { size, file };
    }
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}
