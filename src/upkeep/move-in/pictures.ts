import path from 'node:path';
import type { Payload } from 'payload';
import { reasonOf } from '../../intake/destinations/attempt.ts';
import { mediaTypeOf } from '../../shared/media-types.ts';
import type { Picture } from '../../shared/picture.ts';
import { mostBytes } from '../../shared/picture-header.ts';
import type { Report } from './report.ts';

/** Milliseconds that one picture may take. */
const patience = 60_000;

/** Where is kept which picture became which record, so that a second run brings none twice. */
const noteOf = (url: string): string => `moved-in ${url}`;

interface Moved {
  readonly id: number;
}

/** Fetches the pictures of another host into the library, each once. */
export class MovedPictures {
  readonly #payload: Payload;
  readonly #origin: string;
  readonly #report: Report;
  readonly #known = new Map<string, number | null>();

  /** @param origin of the host, for addresses without one */
  constructor(payload: Payload, origin: string, report: Report) {
    this.#payload = payload;
    this.#origin = origin;
    this.#report = report;
  }

  /** @returns the record of the picture; null where there is none, or none that can be had */
  async one(picture: Picture | null | undefined, place: string): Promise<number | null> {
    if (!picture) return null;
    const url = new URL(picture.url, this.#origin).href;
    const known = this.#known.get(url);
    if (known !== undefined) return known;
    const id = (await this.#moved(url)) ?? (await this.#move(url, picture, place));
    this.#known.set(url, id);
    return id;
  }

  async several(pictures: readonly Picture[], place: string): Promise<number[]> {
    const ids: number[] = [];
    for (const picture of pictures) {
      const id = await this.one(picture, place);
      if (id !== null) ids.push(id);
    }
    return ids;
  }

  async #moved(url: string): Promise<number | undefined> {
    const note = await this.#payload.kv.get<Moved>(noteOf(url));
    if (!note) return undefined;
    const { totalDocs } = await this.#payload.count({ collection: 'media', where: { id: { equals: note.id } } });
    return totalDocs > 0 ? note.id : undefined;
  }

  async #move(url: string, { alt, focus, sources }: Picture, place: string): Promise<number | null> {
    try {
      const { data, type } = await fetched(url);
      const named = decodeURIComponent(path.basename(new URL(url).pathname)) || 'picture';
      // One of several files of a picture has its width in its name.
      const name = sources.length > 0 ? named.replace(/-\d+(\.\w+)$/, '$1') : named;
      const { id } = await this.#payload.create({
        collection: 'media',
        overrideAccess: true,
        data: {
          ...(alt ? { alt } : { alt: '', decorative: true }),
          ...(focus ? { focalX: focus[0] * 100, focalY: focus[1] * 100 } : {}),
        },
        file: { data, mimetype: type, name, size: data.byteLength },
      });
      await this.#payload.kv.set(noteOf(url), { id } satisfies Moved);
      this.#report.moved('Pictures');
      if (!alt)
        this.#report.note(place, `${name} says nothing to those who do not see it, and is marked as decorative.`);
      return id;
    } catch (error) {
      this.#report.note(
        place,
        `the picture ${url} was left out: ${error instanceof Error ? error.message : String(error)}`,
      );
      return null;
    }
  }
}

async function fetched(url: string): Promise<{ readonly data: Buffer; readonly type: string }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
    throw new Error(`${reasonOf(error)}.`);
  });
  if (!answer.ok) throw new Error(`its host answered ${answer.status}.`);
  if (Number(answer.headers.get('content-length') ?? 0) > mostBytes) throw new Error('it is too heavy.');
  const data = Buffer.from(await answer.arrayBuffer());
  const said = answer.headers.get('content-type')?.split(';', 1)[0];
  return { data, type: said?.startsWith('image/') ? said : (mediaTypeOf(new URL(url).pathname) ?? 'image/jpeg') };
}
