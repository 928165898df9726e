import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { readFont } from '../../lib/media/read-font.ts';
import { subsetFont } from '../../lib/media/subset-font.ts';
import { entityTag } from '../page-cache/built-pages.ts';

/** Master of the Chinese poster face, with all characters that it has. */
export const masterFile = path.resolve(import.meta.dirname, '../../styles/fonts/signal-han.woff2');

/** Most cuts in memory: about 4 MB, beside the master's 4 MB. */
const most = 200;

export interface Cut {
  readonly font: Buffer;
  readonly etag: string;
}

export interface HanCuts {
  readonly has: (characters: string) => boolean;
  /** Cuts the face once, however many ask; it keeps its width axis. */
  readonly get: (characters: string) => Promise<Cut>;
}

export function hanCuts(file = masterFile): HanCuts {
  const cuts = new LRUCache<string, Promise<Cut>>({ max: most });
  let reading: Promise<Buffer> | undefined;

  async function cut(characters: string): Promise<Cut> {
    reading ??= readFont(file).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    const font = await subsetFont(await reading, characters, { targetFormat: 'woff2', noHinting: true });
    return { font, etag: entityTag(font) };
  }

  return {
    has: (characters) => cuts.has(characters),
    get: (characters) => {
      const known = cuts.get(characters);
      if (known) return known;
      const making = cut(characters);
      cuts.set(characters, making);
      making.catch(() => cuts.delete(characters));
      return making;
    },
  };
}
