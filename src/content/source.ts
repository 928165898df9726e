import type {
  Category,
  InsightCard,
  InsightDetails,
  InsightPager,
  InsightWords,
  JobDetails,
  PageCard,
  WorkCard,
  WorkDetails,
} from '../domain/content.ts';
import type { Facts } from '../domain/facts.ts';
import type { Language, LanguageLink } from '../domain/languages.ts';
import type { Navigation } from '../domain/navigation.ts';
import type { Picture } from '../domain/picture.ts';
import type { ComposedPage } from './composed-page.ts';

/**
 * Raised when content is unavailable: the database or content host is unreachable, or its answer is
 * invalid.
 */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
}

/** Articles per page of the list. */
export const insightsPerPage = 10;

/** Cases per page of the list: three times the pattern of the grid. */
export const worksPerPage = 30;

/**
 * Articles read for "Other popular topics": three, and a spare one because the current article may
 * be among the newest.
 */
export const newestForPager = 4;

/**
 * Source of entries: the database of this process (`payload/`), or a separate host with the content
 * API (`remote/`). Returns public content only, lists newest first; every method rejects with a
 * {@link ContentUnavailableError} if content is unavailable.
 */
export interface EntrySource {
  /** Cases of one page of the list, of all or of one client type, with their total number. */
  readonly workPage: (wanted: {
    readonly page: number;
    readonly type?: string | undefined;
  }) => Promise<{ readonly works: readonly WorkCard[]; readonly count: number }>;
  readonly works: () => Promise<readonly WorkCard[]>;
  /** Number of cases of one client type. */
  readonly workCount: (type: string) => Promise<number>;
  /** Client types, by title. */
  readonly workTypes: () => Promise<readonly Category[]>;
  /** One case; null if none is published with this slug. */
  readonly work: (slug: string) => Promise<WorkDetails | null>;
  /**
   * Articles of one page of the list, of all or of one category, with the categories to filter by.
   */
  readonly insightPage: (wanted: {
    readonly page: number;
    readonly category?: string | undefined;
  }) => Promise<{ readonly articles: readonly InsightCard[]; readonly categories: readonly Category[] }>;
  /** Number of published articles, in all or in one category. */
  readonly insightCount: (category?: string) => Promise<number>;
  /** Slug and dates of every article, newest first. */
  readonly insightAddresses: () => Promise<
    readonly { readonly slug: string; readonly postDate: string; readonly changed: string }[]
  >;
  /** Last change of each case by slug; cases without a known date are absent. */
  readonly workChanges: () => Promise<ReadonlyMap<string, string>>;
  /** Searched words of every article. */
  readonly insightWords: () => Promise<readonly InsightWords[]>;
  /** Thumbnails of these articles by slug; articles without one are absent. */
  readonly insightThumbnails: (slugs: readonly string[]) => Promise<ReadonlyMap<string, Picture>>;
  /** One article; null if none is published with this slug. */
  readonly insight: (slug: string) => Promise<InsightDetails | null>;
  /** Full articles in the order of the slugs; unpublished ones are absent. */
  readonly insights: (slugs: readonly string[]) => Promise<readonly InsightDetails[]>;
  /** Neighbours of an article, and the newest articles. */
  readonly insightPager: (slug: string) => Promise<InsightPager>;
  /** Open jobs: those before their closing date. */
  readonly jobs: () => Promise<readonly JobDetails[]>;
  /** Reports whether a job at this address was closed or withdrawn. */
  readonly wasJob: (slug: string) => Promise<boolean>;
}

/**
 * Source of composed pages, which are in the database of this process even where another host
 * provides entries.
 */
export interface PageSource {
  readonly language: Language;
  /** Facts by token; copy refers to them by name. */
  readonly facts: () => Promise<Facts>;
  /** Header and footer navigation with facts filled in. */
  readonly navigation: () => Promise<Navigation>;
  /** Dates of the public holidays, as `2026-12-25`. */
  readonly holidays: () => Promise<ReadonlySet<string>>;
  /** Paths of the pages with a contact form. */
  readonly formPaths: () => Promise<ReadonlySet<string>>;
  /** One composed page; null if none is published at this path. */
  readonly page: (path: string) => Promise<ComposedPage | null>;
  /** All composed pages by path, without those of lists, which exist with or without a record. */
  readonly pages: () => Promise<readonly PageCard[]>;
  /**
   * Whether this language can have a page at a path, at a tenth of the cost of rendering a 404.
   * Fixed paths of templates always can.
   */
  readonly has: (path: string) => Promise<boolean>;
  /** Page of a path in every language, for the switch; empty if the site has one language. */
  readonly languageLinks: (path: string) => Promise<readonly LanguageLink[]>;
  /** The same pages in every language that has them, by path, with a few statements for all. */
  readonly alternatesOf: (paths: readonly string[]) => Promise<ReadonlyMap<string, readonly LanguageLink[]>>;
  /** Path and last change of the same pages. */
  readonly pageAddresses: () => Promise<readonly Pick<PageCard, 'path' | 'changed'>[]>;
}

/** Source of all content of the site. */
export type ContentSource = EntrySource & PageSource;
