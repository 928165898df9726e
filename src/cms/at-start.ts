import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const project = createRequire(path.resolve('package.json'));

/** Node reads it, whatever has been built: bundlers are told to leave the import alone. */
const read = (name: string): Promise<unknown> =>
  import(/* turbopackIgnore: true */ /* @vite-ignore */ pathToFileURL(project.resolve(name)).href);

/**
 * The brand and its words as they are when the process starts. The panel is built ahead, and would
 * otherwise hold a name that has changed since, or take a minute to be built anew for every word.
 */
export const { brand } = (await read('./src/brand/facts.ts')) as typeof import('../brand/facts.ts');
export const { mark, wordmark } = (await read('./src/brand/wordmark.ts')) as typeof import('../brand/wordmark.ts');
export const { inks } = (await read('./src/shared/inks.ts')) as typeof import('../shared/inks.ts');
export const { dayBegins, fromWallClock, wallClock } = (await read(
  './src/shared/dates.ts',
)) as typeof import('../shared/dates.ts');
export const { artwork, words } = (await read('#words')) as typeof import('#words');
export const { agencyAddress, houseOf } = (await read('./src/shared/house.ts')) as typeof import('../shared/house.ts');
