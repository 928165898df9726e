import path from 'node:path';

/** Milliseconds. What honest files need is a few dozen. */
const longest = 5000;

/** Megabytes. */
const mostMemory = 128;

/**
 * Asked for by name, and with the readers' place below the folder that the server runs in: the
 * panel's build, which takes this file too, looks for threads in what it is given and would build
 * their programs anew.
 */
const { Worker } = process.getBuiltinModule('node:worker_threads');

const readers = path.resolve('src/cms/uploads');

/**
 * Has a program of this folder read an uploaded file in a thread of its own. A file that somebody
 * made for it can keep a reader busy for ever, and everybody who visits the site with it.
 *
 * @returns what the reader says of it
 * @throws when it cannot be read, or not soon
 */
export async function readApart(reader: 'film-reader.ts' | 'drawing-reader.ts', bytes: Uint8Array): Promise<unknown> {
  const worker = new Worker(path.join(readers, reader), {
    workerData: bytes,
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    // What it has to say of a bad file concerns nobody.
    stdout: true,
    stderr: true,
  });
  try {
    return await new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${reader} did not come to an end.`)), longest);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => {
        clearTimeout(late);
        reject(new Error(`${reader} gave no answer.`));
      });
    });
  } finally {
    await worker.terminate();
  }
}
