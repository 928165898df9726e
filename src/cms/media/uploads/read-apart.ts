import path from 'node:path';

/** Time limit in milliseconds; honest files need a few dozen. */
const longest = 5000;

/** Memory limit in megabytes. */
const mostMemory = 128;

/**
 * Avoids static references to worker files: the bundler of the panel's build would compile them
 * again.
 */
const { Worker } = process.getBuiltinModule('node:worker_threads');

const readers = path.resolve('src/cms/media/uploads');

/**
 * Reads an uploaded file in a worker thread. A crafted file can keep a parser busy for ever, which
 * would block the whole site.
 *
 * @returns message of the reader
 * @throws when the file cannot be read, or takes too long
 */
export async function readApart(reader: 'film-reader.ts' | 'drawing-reader.ts', bytes: Uint8Array): Promise<unknown> {
  const worker = new Worker(path.join(readers, reader), {
    workerData: bytes,
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    // Discards the reader's output about bad files.
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
