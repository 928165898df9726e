import type { ListedContent } from '../content/parameters.ts';
import type { PageQueries } from './page-queries.ts';

export interface KnownListsOptions {
  /** Whether there can be a page at a path that is no list's. */
  readonly canBePage?: (path: string) => Promise<boolean>;
  /** Milliseconds after which what was read counts as out of date; for content from another host. */
  readonly lifetime?: number;
  readonly now?: () => number;
}

/**
 * Which filters and pages the lists have, so that an address with any other can be refused for the price of a look into
 * a map. What is remembered is as large as the content and not as the imagination of whoever asks.
 */
export class KnownLists {
  readonly #queries: Pick<PageQueries, 'listAt'>;
  readonly #content: ListedContent;
  readonly #canBePage: (path: string) => Promise<boolean>;
  readonly #lifetime: number;
  readonly #now: () => number;
  readonly #read = new Map<string, Promise<unknown>>();
  #readAt = 0;

  constructor(
    queries: Pick<PageQueries, 'listAt'>,
    content: ListedContent,
    { canBePage = async () => true, lifetime = Number.POSITIVE_INFINITY, now = Date.now }: KnownListsOptions = {},
  ) {
    this.#canBePage = canBePage;
    this.#queries = queries;
    this.#content = content;
    this.#lifetime = lifetime;
    this.#now = now;
  }

  invalidate(): void {
    this.#read.clear();
  }

  /**
   * Whether this address can be a page of a list, or another page; true while content is away.
   *
   * @param address in canonical form, as `pageAddress` gives it
   */
  async has(address: string): Promise<boolean> {
    const [path = '', query] = address.split('?', 2);
    const list = this.#queries.listAt(path);
    if (!list || query === undefined) return this.#canBePage(path).catch(() => true);
    const parameters = new URLSearchParams(query);
    const filter = parameters.get(list.filter) ?? undefined;
    const page = Number(parameters.get('page') ?? 1);
    try {
      if (filter !== undefined) {
        const filters = await this.#remembered(path, () => list.filters(this.#content));
        if (!filters.some(({ slug }) => slug === filter)) return false;
      }
      if (page === 1) return true;
      return (
        page <=
        Math.ceil((await this.#remembered(`${path} ${filter}`, () => list.count(this.#content, filter))) / list.perPage)
      );
    } catch {
      return true;
    }
  }

  #remembered<T>(key: string, read: () => Promise<T>): Promise<T> {
    if (this.#now() - this.#readAt >= this.#lifetime) this.#read.clear();
    const known = this.#read.get(key) as Promise<T> | undefined;
    if (known) return known;
    if (this.#read.size === 0) this.#readAt = this.#now();
    const reading = read();
    this.#read.set(key, reading);
    // A failure is not remembered.
    reading.catch(() => {
      if (this.#read.get(key) === reading) this.#read.delete(key);
    });
    return reading;
  }
}
