import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const project = createRequire(path.resolve('package.json'));

/** Imported by Node at run time: the comments keep bundlers from following the import. */
const read = (name: string): Promise<unknown> =>
  import(/* turbopackIgnore: true */ /* @vite-ignore */ pathToFileURL(project.resolve(name)).href);

/**
 * Brand and words as they are when the process starts. The built panel would otherwise hold the
 * brand of its build, and every change would need a new build.
 */
export const { brand } = (await read('./src/config/brand/facts.ts')) as typeof import('../../config/brand/facts.ts');
export const { languages } = (await read(
  './src/config/brand/languages.ts',
)) as typeof import('../../config/brand/languages.ts');
export const { brandLines } = (await read(
  './src/config/brand/lines.ts',
)) as typeof import('../../config/brand/lines.ts');
export const { mark, wordmark } = (await read(
  './src/config/brand/wordmark.ts',
)) as typeof import('../../config/brand/wordmark.ts');
export const { inks } = (await read('./src/config/brand/inks.ts')) as typeof import('../../config/brand/inks.ts');
export const { dayBegins, fromWallClock, longDate, wallClock } = (await read(
  './src/config/brand/dates.ts',
)) as typeof import('../../config/brand/dates.ts');
export const { formatMoney } = (await read(
  './src/config/brand/money.ts',
)) as typeof import('../../config/brand/money.ts');
export const { artwork, words } = (await read('#words')) as typeof import('#words');
export const { languageName, languageOf } = (await read(
  './src/domain/languages.ts',
)) as typeof import('../../domain/languages.ts');
export const { agencyAddress, organisationOf } = (await read(
  './src/domain/organisation.ts',
)) as typeof import('../../domain/organisation.ts');
