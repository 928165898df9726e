import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Encoded, SiteRaster } from './encode.ts';
import type { SiteFilm } from './film.ts';
import type { SiteVector } from './vector.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What one job made, by the names it is used under. */
export interface Made {
  readonly seedPictures?: Readonly<Record<string, Encoded>>;
  readonly sitePictures?: Readonly<Record<string, SiteRaster | SiteVector>>;
  readonly siteFilms?: Readonly<Record<string, SiteFilm>>;
}

/** The committed lists that the seed and the site read. */
const lists = {
  seedPictures: path.join(root, 'seed/media/pictures.json'),
  sitePictures: path.join(root, 'src/site/site-pictures.json'),
  siteFilms: path.join(root, 'src/site/site-films.json'),
} as const satisfies Record<keyof Made, string>;

/** What was rendered on this machine from which sources, so that an unchanged job is skipped. Not committed. */
const notes = path.join(root, '.cache/artwork/rendered.json');

interface Note {
  readonly sources: string;
  readonly made: Made;
}

const readJson = <T>(file: string, otherwise: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;

function filesBelow(place: string): string[] {
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** One number for the content of files and folders. */
export function fingerprint(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const absolute = path.resolve(root, place);
    const files = path.extname(absolute) ? [absolute] : filesBelow(absolute);
    for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export class Ledger {
  readonly #notes = readJson<Record<string, Note>>(notes, {});

  isCurrent(job: string, sources: string): boolean {
    return this.#notes[job]?.sources === sources;
  }

  note(job: string, sources: string, made: Made): void {
    this.#notes[job] = { sources, made };
    mkdirSync(path.dirname(notes), { recursive: true });
    writeFileSync(notes, JSON.stringify(this.#notes));
  }

  /**
   * Writes the committed lists.
   *
   * @param jobs every job there is; what belongs to none of them leaves the lists when all of them are noted
   */
  write(jobs: readonly string[]): void {
    const isWhole = jobs.every((job) => this.#notes[job]);
    for (const [kind, file] of Object.entries(lists) as [keyof Made, string][]) {
      const made = jobs.map((job) => this.#notes[job]?.made[kind] ?? {});
      const all: Record<string, unknown> = Object.assign({}, isWhole ? {} : readJson(file, {}), ...made);
      const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
      writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
    }
  }

  /** Addresses, without size and extension, of every file that the lists name. */
  static listed(): {
    readonly seed: ReadonlySet<string>;
    readonly pictures: ReadonlySet<string>;
    readonly films: ReadonlySet<string>;
  } {
    const hashed = (file: string) =>
      new Set(
        Object.entries(readJson<Record<string, { hash: string }>>(file, {})).map(
          ([name, { hash }]) => `${name}.${hash}`,
        ),
      );
    return {
      seed: new Set(Object.keys(readJson<Record<string, unknown>>(lists.seedPictures, {}))),
      pictures: hashed(lists.sitePictures),
      films: hashed(lists.siteFilms),
    };
  }
}
