import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ListParameters, PageQuery } from '../content/parameters.ts';

const pagesDirectory = path.resolve(import.meta.dirname, '../pages');

interface KnownQuery extends PageQuery {
  /** The addresses of the page: one, or all that a route stands for. */
  readonly paths: RegExp;
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

/** What the pages read from the queries of their addresses, as they say in the files beside them. */
export class PageQueries {
  readonly #known: readonly KnownQuery[];

  constructor(known: readonly KnownQuery[]) {
    this.#known = known;
  }

  /** @param path folded, without a query */
  of(path: string): PageQuery | undefined {
    return this.#known.find(({ paths }) => paths.test(path));
  }

  listAt(path: string): ListParameters | undefined {
    return this.of(path)?.list;
  }
}

/** Reads the files `_<page>.query.ts` beside the pages. */
export async function readPageQueries(directory = pagesDirectory): Promise<PageQueries> {
  const files = globSync('**/_*.query.ts', { cwd: directory }).sort();
  return new PageQueries(
    await Promise.all(
      files.map(async (file): Promise<KnownQuery> => {
        const { query } = (await import(pathToFileURL(path.join(directory, file)).href)) as { query: PageQuery };
        return { ...query, paths: pathsOf(file) };
      }),
    ),
  );
}
