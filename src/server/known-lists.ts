import { type ContentSource, insightsPerPage, worksPerPage } from '../content/source.ts';

interface List {
  readonly perPage: number;
  readonly filter: string;
  /** Addresses of the filters. */
  readonly readFilters: () => Promise<readonly { readonly slug: string }[]>;
  readonly count: (filter: string | undefined) => Promise<number>;
}

/** What of the content tells which lists there are. */
export type ListedContent = Pick<
  ContentSource,
  'workTypes' | 'workPage' | 'workCount' | 'insightPage' | 'insightCount'
>;

const listsOf = (content: ListedContent): Readonly<Record<string, List>> => ({
  '/work': {
    perPage: worksPerPage,
    filter: 'type',
    readFilters: () => content.workTypes(),
    count: async (type) => (type === undefined ? (await content.workPage({ page: 1 })).count : content.workCount(type)),
  },
  '/insights': {
    perPage: insightsPerPage,
    filter: 'category',
    readFilters: async () => (await content.insightPage({ page: 1 })).categories,
    count: (category) => content.insightCount(category),
  },
});

export interface KnownListsOptions {
  /** Milliseconds after which what was read counts as out of date; for content from another host. */
  readonly lifetime?: number;
  readonly now?: () => number;
}

/**
 * Which filters and pages the lists have, so that an address with any other can be refused for the price of a look into
 * a map. What is remembered is as large as the content and not as the imagination of whoever asks.
 */
export class KnownLists {
  readonly #lists: Readonly<Record<string, List>>;
  readonly #lifetime: number;
  readonly #now: () => number;
  readonly #read = new Map<string, Promise<unknown>>();
  #readAt = 0;

  constructor(content: ListedContent, { lifetime = Number.POSITIVE_INFINITY, now = Date.now }: KnownListsOptions = {}) {
    this.#lists = listsOf(content);
    this.#lifetime = lifetime;
    this.#now = now;
  }

  invalidate(): void {
    this.#read.clear();
  }

  /**
   * Whether this address can be a page of a list; true for every other page, and while content is away.
   *
   * @param address in canonical form, as `pageAddress` gives it
   */
  async has(address: string): Promise<boolean> {
    const [path = '', query] = address.split('?', 2);
    const list = this.#lists[path];
    if (!list || query === undefined) return true;
    const parameters = new URLSearchParams(query);
    const filter = parameters.get(list.filter) ?? undefined;
    const page = Number(parameters.get('page') ?? 1);
    try {
      if (filter !== undefined) {
        const filters = await this.#remembered(path, list.readFilters);
        if (!filters.some(({ slug }) => slug === filter)) return false;
      }
      if (page === 1) return true;
      return page <= Math.ceil((await this.#remembered(`${path} ${filter}`, () => list.count(filter))) / list.perPage);
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
