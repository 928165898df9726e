import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageQuery } from '../content/parameters.ts';
import { isTemplate } from '../shared/template-addresses.ts';

const pagesDirectory = path.resolve(import.meta.dirname, '../pages');

interface KnownQuery extends PageQuery {
  /** Whether an address is the page's: it has one, or all that a route stands for. */
  readonly isAt: (path: string) => boolean;
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|\\]/g, '\\$&');

/** `work/_index.query.ts` belongs to /work, `jobs/_[slug].query.ts` to every /jobs/… */
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

/** Of the pages that editors compose, wherever no template is. */
const composed = '_[...path].query.ts';

/**
 * What the pages read from the queries of their addresses, as they say in the files beside them.
 */
export class PageQueries {
  readonly #directory: string;
  #known: readonly KnownQuery[] = [];
  #reads = 0;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /**
   * Reads the files `_<page>.query.ts`; once more while developing, when one of them has changed.
   */
  async read(): Promise<void> {
    this.#reads += 1;
    const files = globSync('**/_*.query.ts', { cwd: this.#directory }).sort();
    this.#known = await Promise.all(
      files.map(async (file): Promise<KnownQuery> => {
        const { href } = pathToFileURL(path.join(this.#directory, file));
        // Under another name each time: what has been imported once is not read again.
        const { query } = (await import(`${href}?${this.#reads}`)) as { query: PageQuery };
        return { ...query, isAt: file === composed ? (path) => !isTemplate(path) : matching(pathsOf(file)) };
      }),
    );
  }

  /** @param path folded, without a query */
  of(path: string): PageQuery | undefined {
    return this.#known.find(({ isAt }) => isAt(path));
  }
}

/** The queries of the pages, read. */
export async function readPageQueries(directory = pagesDirectory): Promise<PageQueries> {
  const queries = new PageQueries(directory);
  await queries.read();
  return queries;
}
