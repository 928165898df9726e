import type { PictureSource } from '../domain/picture.ts';

/**
 * Returns the address for the plain `src` and for search engines: the widest size that every
 * browser reads. Falls back to the original, up to fifty times as large, only where no sizes exist.
 */
export const namedFile = (original: string, sources: readonly PictureSource[]): string =>
  (sources.findLast(({ format }) => format === 'webp') ?? sources.at(-1))?.url ?? original;
