import type { PictureSource } from '../shared/picture.ts';

/**
 * What stands for a picture where only one file can be named, to old browsers and to search
 * engines: the widest that every program reads. Never the file that was uploaded, which may weigh
 * fifty times as much; only a picture without ready-made sizes leaves no choice.
 */
export const namedFile = (original: string, sources: readonly PictureSource[]): string =>
  (sources.findLast(({ format }) => format === 'webp') ?? sources.at(-1))?.url ?? original;
