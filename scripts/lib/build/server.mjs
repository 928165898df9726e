import path from 'node:path';

/**
 * Flags of Node for the server, here and in the recipes of docs/deploy (decision 93). Each half of
 * the young generation has 8 MB instead of 16, and the heap may grow by a third before the next
 * collection; with much memory Node would otherwise wait until it is several times its live size.
 * Threads share two malloc arenas, because memory of an arena is not given back. Compilers in the
 * background are off: at its end, a process can wait for one that waits for it (nodejs/node#54918).
 */
export const serverFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
  '--no-maglev',
  '--no-concurrent-sparkplug',
];

export const serverSettings = { MALLOC_ARENA_MAX: '2' };

/**
 * Environment of Node's compile cache, for faster starts (decision 93). The recipes of docs/deploy
 * leave it out: there the server may write no file that is executed.
 *
 * @param {string} project its folder
 */
export const compiledCode = (project) => ({ NODE_COMPILE_CACHE: path.join(project, '.cache', 'compiled') });
