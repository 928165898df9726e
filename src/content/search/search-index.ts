import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Language } from '../../domain/languages.ts';
import type { Picture } from '../../domain/picture.ts';
import { type SearchGroupName, type SearchHit, type SearchResults, tidyQuery } from '../../domain/search-results.ts';
import { folded } from '../../lib/text/folded-text.ts';
import { alternativesTo } from './alternatives.ts';
import { type SearchDocument, type SearchedContent, searchDocuments } from './documents.ts';
import { enoughOf, type Match, rankMatches } from './rank-matches.ts';
import { askedWordsOf, markWords, significantWords, wordsOf } from './words.ts';

/** Maximum number of hits shown in each group. */
const mostShown: Readonly<Record<SearchGroupName, number>> = { Work: 5, Articles: 8, Services: 6, Jobs: 4, Pages: 5 };

/**
 * Milliseconds a search waits for a rebuild after a publication, before it uses the previous index.
 */
const timeout = 300;

/** Query for a word, its other forms and, ranked lower, its synonyms. */
const queryFor = (word: string, language: Language): Query => {
  const { forms, meanings } = alternativesTo(word, language);
  return {
    combineWith: 'OR',
    queries: [
      word,
      ...forms,
      {
        queries: [...meanings],
        combineWith: 'OR',
        prefix: false,
        fuzzy: false,
        boost: { title: 0.6, names: 0.6, text: 0.3, also: 0.25 },
      },
    ],
  };
};

/** Documents indexed before the event loop gets a turn. */
const atOnce = 200;

interface Built {
  readonly index: MiniSearch<SearchDocument>;
  readonly documents: ReadonlyMap<string, SearchDocument>;
  /** Thumbnails loaded since the index was built, by address of the article. */
  readonly thumbnails: Map<string, Picture | null>;
}

async function build(content: SearchedContent): Promise<Built> {
  const documents = await searchDocuments(content);
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'names', 'text', 'also'],
    tokenize: wordsOf,
    processTerm: folded,
    searchOptions: {
      // Each query is one word; split again, a pair of Han characters would be two.
      tokenize: (word) => [word],
      boost: { title: 4, names: 10, also: 0.5 },
      prefix: true,
      // One typing error in four letters; none in short words, where many other words differ by one
      // letter.
      fuzzy: (term) => (term.length > 4 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
  await index.addAllAsync(documents, { chunkSize: atOnce });
  return { index, documents: new Map(documents.map((document) => [document.id, document])), thumbnails: new Map() };
}

export interface SearchIndexOptions {
  /**
   * Milliseconds after which an index expires without a publication event; for content from another
   * host.
   */
  readonly lifetime?: number;
  readonly now?: () => number;
}

/**
 * In-memory index of all published content, built on the first search and again after a
 * publication.
 */
export class SearchIndex {
  readonly #content: SearchedContent;
  readonly #lifetime: number;
  readonly #now: () => number;
  #built: Built | undefined;
  #building: Promise<Built> | undefined;
  #begunAt = 0;
  #publications = 0;

  constructor(
    content: SearchedContent,
    { lifetime = Number.POSITIVE_INFINITY, now = Date.now }: SearchIndexOptions = {},
  ) {
    this.#content = content;
    this.#lifetime = lifetime;
    this.#now = now;
  }

  /** Marks the index as outdated after a publication. */
  invalidate(): void {
    this.#publications += 1;
    this.#building = undefined;
  }

  /** @throws {ContentUnavailableError} if content is unavailable and no index exists */
  async find(query: string): Promise<SearchResults> {
    const asked = significantWords(askedWordsOf(folded(tidyQuery(query))));
    if (asked.length === 0) return { groups: [], count: 0 };
    const built = await this.#current();
    const { index, documents } = built;
    const now = this.#now();
    const open = ({ id }: SearchResult): boolean =>
      now < (documents.get(String(id))?.until ?? Number.POSITIVE_INFINITY);
    const { language } = this.#content;
    const perWord = asked.map((word) => index.search(queryFor(word, language), { filter: open }));
    const found = rankMatches(perWord, enoughOf(asked));
    const results = grouped(found, documents, asked);
    return this.#withThumbnails(results, built);
  }

  /**
   * Loads thumbnails for shown articles only: an index of ten thousand would not need most of them.
   */
  async #withThumbnails(results: SearchResults, { thumbnails }: Built): Promise<SearchResults> {
    const missing = results.groups
      .filter(({ name }) => name === 'Articles')
      .flatMap(({ hits }) => hits.map(({ href }) => slugOf(href)))
      .filter((slug) => !thumbnails.has(slug));
    if (missing.length > 0) {
      // While content is unavailable, results are shown without pictures.
      const found = await this.#content.insightThumbnails(missing).catch(() => undefined);
      if (found) for (const slug of missing) thumbnails.set(slug, found.get(slug) ?? null);
    }
    const withPicture = (hit: SearchHit): SearchHit => ({
      ...hit,
      picture: hit.picture ?? thumbnails.get(slugOf(hit.href)) ?? null,
    });
    return {
      ...results,
      groups: results.groups.map((group) =>
        group.name === 'Articles' ? { ...group, hits: group.hits.map(withPicture) } : group,
      ),
    };
  }

  async #current(): Promise<Built> {
    if (this.#now() - this.#begunAt >= this.#lifetime) this.#building = undefined;
    this.#building ??= this.#rebuild(this.#publications);
    const before = this.#built;
    if (!before) return this.#building;
    const tooLong = new Promise<Built>((resolve) => setTimeout(resolve, timeout, before).unref());
    return Promise.race([this.#building.catch(() => before), tooLong]);
  }

  async #rebuild(publications: number): Promise<Built> {
    this.#begunAt = this.#now();
    const building = build(this.#content);
    try {
      const built = await building;
      if (publications === this.#publications) this.#built = built;
      return built;
    } catch (error) {
      // The next search tries again.
      if (publications === this.#publications) this.#building = undefined;
      throw error;
    }
  }
}

const slugOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

function grouped(
  found: readonly Match[],
  documents: ReadonlyMap<string, SearchDocument>,
  asked: readonly string[],
): SearchResults {
  const hits = new Map<SearchGroupName, SearchHit[]>();
  const counts = new Map<SearchGroupName, number>();
  for (const { id, terms } of found) {
    const document = documents.get(id);
    if (!document) continue;
    const { group } = document;
    counts.set(group, (counts.get(group) ?? 0) + 1);
    const shown = hits.get(group) ?? [];
    hits.set(group, shown);
    if (shown.length === mostShown[group]) continue;
    const marked = (text: string) => markWords(text, new Set(terms), asked);
    shown.push({
      href: document.id,
      title: marked(document.title),
      text: marked(document.text),
      picture: document.picture,
      price: document.price ?? null,
    });
  }
  // Hits are sorted by score, and groups by their best hit.
  const groups = [...hits].map(([name, shown]) => ({ name, hits: shown, count: counts.get(name) ?? 0 }));
  return { groups, count: found.length };
}
