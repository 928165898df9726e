import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStore } from '../../cms/media/sizes/store.ts';
import type { ReadPicture } from '../../social-images/renderer.ts';

interface Options {
  readonly store: PictureStore;
  /** Folder of the public files. */
  readonly clientDirectory: string;
  /** Origin of a separate content host, whose pictures are fetched there. */
  readonly pictureHost: string | undefined;
}

async function fromHost(url: URL, host: string | undefined): Promise<Buffer> {
  if (url.origin !== host) throw new Error(`${url.origin} is not where pictures come from.`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'error' });
  if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Returns a reader of pictures by their address in pages. It throws when there is none. */
export function pictureReader({ store, clientDirectory, pictureHost }: Options): ReadPicture {
  const folder = path.resolve(clientDirectory);
  return async (url) => {
    if (URL.canParse(url)) return fromHost(new URL(url), pictureHost);
    const decoded = decodeURIComponent(url);
    if (decoded.startsWith('/media/')) return store.read(decoded.slice('/media/'.length));
    const file = path.resolve(path.join(folder, decoded));
    if (!file.startsWith(folder + path.sep)) throw new Error(`${url} is no file of the site.`);
    return readFile(file);
  };
}
