import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Encoded, SiteRaster } from './encode.ts';
import type { SiteFilm } from './film.ts';
import type { SiteVector } from './vector.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** What one job made, by the names it is used under. */
export interface Made {
  readonly seedPictures?: Readonly<Record<string, Encoded>>;
  readonly sitePictures?: Readonly<Record<string, SiteRaster | SiteVector>>;
  readonly siteFilms?: Readonly<Record<string, SiteFilm>>;
}

/** The committed lists that the seed and the site read, from the project's folder. */
const lists = {
  seedPictures: 'sample/media/pictures.json',
  sitePictures: 'sample/site-pictures.json',
  siteFilms: 'sample/site-films.json',
} as const satisfies Record<keyof Made, string>;

/** What was rendered on this machine from which sources, so that an unchanged job is skipped. Not committed. */
const notes = '.cache/artwork/rendered.json';

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
    const absolute = path.resolve(projectRoot, place);
    const files = path.extname(absolute) ? [absolute] : filesBelow(absolute);
    for (const file of files) hash.update(path.relative(projectRoot, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** A job by its name, with the number of its sources as they are now. */
export interface Known {
  readonly name: string;
  readonly sources: string;
}

export class Ledger {
  readonly #root: string;
  readonly #notes: Record<string, Note>;
  /** What each job of this run replaces, and by what. */
  readonly #replaced: { readonly old: Made; readonly made: Made }[] = [];

  /** @param root the project's folder */
  constructor(root: string = projectRoot) {
    this.#root = root;
    this.#notes = readJson<Record<string, Note>>(path.join(root, notes), {});
  }

  isCurrent({ name, sources }: Known): boolean {
    return this.#notes[name]?.sources === sources;
  }

  note({ name, sources }: Known, made: Made): void {
    this.#replaced.push({ old: this.#notes[name]?.made ?? {}, made });
    this.#notes[name] = { sources, made };
    const file = path.join(this.#root, notes);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.#notes));
  }

  /**
   * Writes the committed lists. Only what was rendered in this run changes in them: what is noted here of other jobs may
   * be older than what somebody else has committed since.
   *
   * @param jobs every job there is; what belongs to none of them leaves the lists when all are noted with their sources of now
   */
  write(jobs: readonly Known[]): void {
    const isWhole = jobs.every((job) => this.isCurrent(job));
    for (const [kind, list] of Object.entries(lists) as [keyof Made, string][]) {
      const file = path.join(this.#root, list);
      const all = new Map(Object.entries(readJson<Record<string, unknown>>(file, {})));
      for (const { old } of this.#replaced) for (const name of Object.keys(old[kind] ?? {})) all.delete(name);
      for (const { made } of this.#replaced)
        for (const [name, one] of Object.entries(made[kind] ?? {})) all.set(name, one);
      const owned = new Set(jobs.flatMap(({ name }) => Object.keys(this.#notes[name]?.made[kind] ?? {})));
      if (isWhole) for (const name of all.keys()) if (!owned.has(name)) all.delete(name);
      const sorted = Object.fromEntries([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
      writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
    }
  }

  /** Addresses, without size and extension, of every file that the lists name. */
  listed(): {
    readonly seed: ReadonlySet<string>;
    readonly pictures: ReadonlySet<string>;
    readonly films: ReadonlySet<string>;
  } {
    const hashed = (list: string) =>
      new Set(
        Object.entries(readJson<Record<string, { hash: string }>>(path.join(this.#root, list), {})).map(
          ([name, { hash }]) => `${name}.${hash}`,
        ),
      );
    return {
      seed: new Set(Object.keys(readJson<Record<string, unknown>>(path.join(this.#root, lists.seedPictures), {}))),
      pictures: hashed(lists.sitePictures),
      films: hashed(lists.siteFilms),
    };
  }
}
