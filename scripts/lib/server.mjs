import path from 'node:path';

/**
 * How Node is called for the server, here and in the recipes of docs/deploy (decision 93). Young
 * objects have 8 MB instead of 16 for each half, and what is kept may grow by a third before it is
 * gone through again: a machine with much memory would otherwise wait till it is several times as
 * large as what is in use. Threads share two stores of memory instead of having one each, of which
 * none is given back.
 */
export const serverFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
];

export const serverSettings = { MALLOC_ARENA_MAX: '2' };

/**
 * Where Node keeps what it has compiled, for the next start (decision 93). Not for the recipes of
 * docs/deploy, in which the server may write nothing that is run.
 *
 * @param {string} project its folder
 */
export const compiledCode = (project) => ({ NODE_COMPILE_CACHE: path.join(project, '.cache', 'compiled') });
