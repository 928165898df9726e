import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageQuery } from '../../../content/parameters.ts';
import { languageAt, withoutPrefix } from '../../../domain/languages.ts';
import { isTemplate } from '../../../domain/template-addresses.ts';

const pagesDirectory = path.resolve(import.meta.dirname, '../../../pages');

interface KnownQuery extends PageQuery {
  /** Whether a path belongs to the page or its route. */
  readonly isAt: (path: string) => boolean;
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|\\]/g, '\\$&');

/**
 * Paths of a query file: `work/_index.query.ts` belongs to /work, `jobs/_[slug].query.ts` to every
 * /jobs/…
 */
function pathsOf(file: string): RegExp {
  const route = file
    .split(path.sep)
    .join('/')
    .replace(/_([^/]+)\.query\.ts$/, '$1')
    .replace(/(^|\/)index$/, '');
  return new RegExp(
    `^/${route
      .split('/')
      .map(literally)
      .join('/')
      .replace(/\[[^\]]+\]/g, '[^/]+')}$`,
  );
}

const matching =
  (paths: RegExp) =>
  (path: string): boolean =>
    paths.test(path);

/** Query file of editor-composed pages, at all paths without a template. */
const composed = '_[...path].query.ts';

/** Query parameters of the pages, declared in files beside them. */
export class PageQueries {
  readonly #directory: string;
  #known: readonly KnownQuery[] = [];
  #reads = 0;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Reads the files `_<page>.query.ts`; again in development when one changes. */
  async read(): Promise<void> {
    this.#reads += 1;
    const files = globSync('**/_*.query.ts', { cwd: this.#directory }).sort();
    this.#known = await Promise.all(
      files.map(async (file): Promise<KnownQuery> => {
        const { href } = pathToFileURL(path.join(this.#directory, file));
        // The changing query bypasses the module cache.
        const { query } = (await import(`${href}?${this.#reads}`)) as { query: PageQuery };
        return { ...query, isAt: file === composed ? (path) => !isTemplate(path) : matching(pathsOf(file)) };
      }),
    );
  }

  /** @param path normalised, with the prefix of its language, without a query */
  of(path: string): PageQuery | undefined {
    const bare = withoutPrefix(path, languageAt(path));
    return this.#known.find(({ isAt }) => isAt(bare));
  }
}

/** Reads the declared queries of all pages. */
export async function readPageQueries(directory = pagesDirectory): Promise<PageQueries> {
  const queries = new PageQueries(directory);
  await queries.read();
  return queries;
}
