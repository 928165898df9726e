import type { Payload, PayloadRequest } from 'payload';
import type { Placing } from '../../blocks/field-type.ts';
import type { ListName, Stored } from '../../blocks/stored.ts';
import { type AnyFilm, isOwnFilm } from '../../domain/film.ts';
import type { Mark } from '../../domain/mark.ts';
import type { Picture } from '../../domain/picture.ts';
import { artwork } from '../panel/runtime-brand.ts';
import type { Receipt } from './seed-notes.ts';

/** Title from a name: `work/tai-ping-screen` becomes "Work, tai ping screen". */
const readable = (name: string): string => {
  const words = name.replace(/\//g, ', ').replace(/-/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** Names in the brand's folder, by the address of their file. */
const namesBy = <Found>(names: readonly string[], find: (name: string) => Found, addressOf: (found: Found) => string) =>
  new Map(names.map((name) => [addressOf(find(name)), name]));

const filmAddress = (film: AnyFilm): string => (isOwnFilm(film) ? (film.sources[0]?.url ?? '') : '');

/** Creates the records that a brand's pages show, each once, in the transaction of the request. */
export class BrandPlacing implements Placing {
  readonly #payload: Payload;
  readonly #req: PayloadRequest;
  readonly #receipt: Receipt;
  readonly #pictures = new Map<string, { id: number; alt: string }>();
  readonly #films = new Map<string, { id: number; description: string }>();
  readonly #marks = new Map<string, number>();
  readonly #records = new Map<string, number>();
  readonly #pictureNames = namesBy(
    artwork.pictureNames,
    (name) => artwork.picture(name, ''),
    ({ url }) => url,
  );
  readonly #filmNames = namesBy(artwork.filmNames, (name) => artwork.film(name, ''), filmAddress);

  constructor(payload: Payload, req: PayloadRequest, receipt: Receipt) {
    this.#payload = payload;
    this.#req = req;
    this.#receipt = receipt;
  }

  get #around() {
    return { overrideAccess: true, req: this.#req, depth: 0 } as const;
  }

  async picture({ url, alt }: Picture): Promise<{ id: number; alt: string }> {
    const known = this.#pictures.get(url);
    if (known) return known;
    const drawn = this.#pictureNames.get(url);
    if (!drawn) throw new Error(`The brand's folder has no picture ${url}.`);
    const title = readable(drawn);
    const data = { drawn, title, alt: alt || title };
    const making = this.#payload.create({ collection: 'media', data, ...this.#around });
    const { id } = await this.#receipt.of('media', making);
    const placed = { id, alt: data.alt };
    this.#pictures.set(url, placed);
    return placed;
  }

  async film(film: AnyFilm): Promise<{ id: number; description: string }> {
    const drawn = this.#filmNames.get(filmAddress(film));
    if (!drawn) throw new Error(`The brand's folder has no film ${filmAddress(film)}.`);
    const known = this.#films.get(drawn) ?? (await this.#placedFilm(drawn));
    if (known) return known;
    const { description, since } = film;
    const data = { drawn, title: readable(drawn), description, since };
    const { id } = await this.#receipt.of(
      'films',
      this.#payload.create({ collection: 'films', data, ...this.#around }),
    );
    const placed = { id, description };
    this.#films.set(drawn, placed);
    return placed;
  }

  /** Finds a film that a case has created already. */
  async #placedFilm(drawn: string): Promise<{ id: number; description: string } | undefined> {
    const { docs } = await this.#payload.find({
      collection: 'films',
      where: { drawn: { equals: drawn } },
      limit: 1,
      pagination: false,
      ...this.#around,
    });
    const [film] = docs;
    if (film) this.#films.set(drawn, film);
    return film;
  }

  async work(slug: string): Promise<number | null> {
    const { docs } = await this.#payload.find({
      collection: 'works',
      where: { slug: { equals: slug } },
      limit: 1,
      pagination: false,
      select: { slug: true },
      ...this.#around,
    });
    return docs[0]?.id ?? null;
  }

  async mark({ name, title }: Mark): Promise<number> {
    const known = this.#marks.get(name);
    if (known !== undefined) return known;
    const data = { name: title, drawn: name };
    const making = this.#payload.create({ collection: 'partners', data, ...this.#around });
    const { id } = await this.#receipt.of('partners', making);
    this.#marks.set(name, id);
    return id;
  }

  async record(list: ListName, stored: Stored): Promise<number> {
    const key = `${list} ${JSON.stringify(stored)}`;
    const known = this.#records.get(key);
    if (known !== undefined) return known;
    // The list's own fields have produced the data.
    const making = this.#payload.create({ collection: list, data: stored as never, ...this.#around });
    const { id } = await this.#receipt.of(list, making);
    this.#records.set(key, id);
    return id;
  }
}
