import type { Facts } from '../shared/facts.ts';
import type { Navigation } from '../shared/navigation.ts';
import type { Picture } from '../shared/picture.ts';
import type {
  Category,
  ComposedPage,
  InsightCard,
  InsightDetails,
  InsightPager,
  InsightWords,
  JobDetails,
  PageCard,
  WorkCard,
  WorkDetails,
} from './types.ts';

/**
 * Raised when content cannot be had: the database or the content host is away, or answers with
 * nonsense.
 */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
}

/** Articles on one page of the list. */
export const insightsPerPage = 10;

/** Cases on one page of the list: the pattern of the grid, three times. */
export const worksPerPage = 30;

/**
 * Articles read for "Other popular topics": three, and one more in case the article itself is among
 * the newest.
 */
export const newestForPager = 4;

/**
 * Where pages get content from: the database of this process (`payload/`), or a separate host that
 * speaks the content API (`remote/`). Everything is what the public may see; lists are newest
 * first. Each method rejects with a {@link ContentUnavailableError} when there is no answer.
 */
export interface EntrySource {
  /**
   * The cases of one page of the list, of all or of one client type, and how many there are on all
   * pages.
   */
  readonly workPage: (wanted: {
    readonly page: number;
    readonly type?: string | undefined;
  }) => Promise<{ readonly works: readonly WorkCard[]; readonly count: number }>;
  readonly works: () => Promise<readonly WorkCard[]>;
  /** How many cases there are of one client type. */
  readonly workCount: (type: string) => Promise<number>;
  /** The client types, by title. */
  readonly workTypes: () => Promise<readonly Category[]>;
  /** One case; null when none has this slug, or it is not published. */
  readonly work: (slug: string) => Promise<WorkDetails | null>;
  /**
   * The articles of one page of the list, of all or of one category, and the categories to filter
   * by.
   */
  readonly insightPage: (wanted: {
    readonly page: number;
    readonly category?: string | undefined;
  }) => Promise<{ readonly articles: readonly InsightCard[]; readonly categories: readonly Category[] }>;
  /** How many articles are published, in all or in one category. */
  readonly insightCount: (category?: string) => Promise<number>;
  /** The address and dates of every article, newest first. */
  readonly insightAddresses: () => Promise<
    readonly { readonly slug: string; readonly postDate: string; readonly changed: string }[]
  >;
  /** When each case was last changed, by slug; nothing is said of one where nobody knows. */
  readonly workChanges: () => Promise<ReadonlyMap<string, string>>;
  /** Of every article the few words that are searched. */
  readonly insightWords: () => Promise<readonly InsightWords[]>;
  /** The thumbnails of these articles, by slug; of one without any there is none. */
  readonly insightThumbnails: (slugs: readonly string[]) => Promise<ReadonlyMap<string, Picture>>;
  /** One article; null when none has this slug, or it is not published. */
  readonly insight: (slug: string) => Promise<InsightDetails | null>;
  /** The articles at these slugs, whole and in their order; what is not published is left out. */
  readonly insights: (slugs: readonly string[]) => Promise<readonly InsightDetails[]>;
  /** The neighbours of one article and the newest others. */
  readonly insightPager: (slug: string) => Promise<InsightPager>;
  /** The open jobs: those whose last day is not over. */
  readonly jobs: () => Promise<readonly JobDetails[]>;
  /**
   * Whether there was a job at this address that nobody can apply for any more: its last day is
   * over, or it was taken off.
   */
  readonly wasJob: (slug: string) => Promise<boolean>;
}

/**
 * The pages that editors compose. They are always in the database of this process, wherever entries
 * come from.
 */
export interface PageSource {
  /** What is said in many places and kept in one, by name. */
  readonly facts: () => Promise<Facts>;
  /** Where header and footer lead, with every fact in its place. */
  readonly navigation: () => Promise<Navigation>;
  /** One page of sections; null when none has this address, or it is not published. */
  readonly page: (path: string) => Promise<ComposedPage | null>;
  /**
   * Every page of sections, by address; not those of lists, which are there with or without a
   * record.
   */
  readonly pages: () => Promise<readonly PageCard[]>;
  /** The same, of each no more than where it is and when it was changed. */
  readonly pageAddresses: () => Promise<readonly Pick<PageCard, 'path' | 'changed'>[]>;
}

/** Everything that pages of the site are made from. */
export type ContentSource = EntrySource & PageSource;
