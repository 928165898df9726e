import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cardType, isCardName } from '../../cards/facts.ts';
import type { PictureStore } from '../../cms/pictures/store.ts';

/** Where finished cards lie, and the pictures that they are made from. */
export class CardShelf {
  readonly #store: PictureStore;
  readonly #clientDirectory: string;
  readonly #pictureHost: string | undefined;
  #missed = false;

  /**
   * @param clientDirectory where the files lie that belong to the pages
   * @param pictureHost origin of a separate content host, whose pictures are asked for there
   */
  constructor(store: PictureStore, clientDirectory: string, pictureHost?: string) {
    this.#store = store;
    this.#clientDirectory = path.resolve(clientDirectory);
    this.#pictureHost = pictureHost;
  }

  /** Undefined where there is none; that somebody asked for it is remembered. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!isCardName(name)) return undefined;
    try {
      return await this.#store.read(name);
    } catch {
      this.#missed = true;
      return undefined;
    }
  }

  /** Whether a card was asked for that is not there, since this was last asked. */
  takeMissed(): boolean {
    const missed = this.#missed;
    this.#missed = false;
    return missed;
  }

  list = (prefix: string): Promise<ReadonlyMap<string, Date>> => this.#store.list(prefix);
  write = (name: string, bytes: Buffer): Promise<void> => this.#store.write(name, bytes, cardType(name));
  remove = (name: string): Promise<void> => this.#store.remove(name);

  /** Reads a picture by the address that pages have for it. @throws where there is none */
  picture = async (url: string): Promise<Buffer> => {
    if (URL.canParse(url)) return this.#fromHost(new URL(url));
    const decoded = decodeURIComponent(url);
    if (decoded.startsWith('/media/')) return this.#store.read(decoded.slice('/media/'.length));
    const file = path.resolve(path.join(this.#clientDirectory, decoded));
    if (!file.startsWith(this.#clientDirectory + path.sep)) throw new Error(`${url} is no file of the site.`);
    return readFile(file);
  };

  async #fromHost(url: URL): Promise<Buffer> {
    if (url.origin !== this.#pictureHost) throw new Error(`${url.origin} is not where pictures come from.`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'error' });
    if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  }
}
