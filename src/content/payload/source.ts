import type { Payload } from 'payload';
import { readFacts } from '../../cms/records/read-facts.ts';
import { readHolidays } from '../../cms/records/read-holidays.ts';
import { payloadIn } from '../../cms/translations/translated-payload.ts';
import { languages } from '../../config/brand/languages.ts';
import { firstLanguage, type Language, type LanguageLink, languageLinks, samePages } from '../../domain/languages.ts';
import { openJobs } from '../jobs.ts';
import { type ContentSource, ContentUnavailableError, type PageSource } from '../source.ts';
import { canBePage, readInsightAddresses, readPageAddresses, readPossiblePages, readWorkChanges } from './addresses.ts';
import { withForeignLinks } from './foreign-links.ts';
import {
  countInsights,
  readInsightPage,
  readInsightPager,
  readInsights,
  readInsightThumbnails,
  readInsightWords,
  readNewestCards,
} from './insights.ts';
import { readJobs, wasJob } from './jobs.ts';
import { readNavigation } from './navigation.ts';
import { type RemoteWorks, readFormPaths, readPage, readPages } from './pages.ts';
import { asPublic, category } from './views.ts';
import { countWorks, readWork, readWorkPage, readWorks } from './works.ts';

/**
 * Wraps any failure in a {@link ContentUnavailableError} that names the content read; keeps the
 * cause for the log.
 */
const orUnavailable =
  <Arguments extends readonly unknown[], Result>(what: string, read: (...given: Arguments) => Promise<Result>) =>
  async (...given: Arguments): Promise<Result> => {
    try {
      return await read(...given);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ContentUnavailableError(`${what}: ${reason}`, { cause });
    }
  };

/** Caches the result of a read across pages. */
export type Memoise = <Value>(name: string, read: () => Promise<Value>) => () => Promise<Value>;

interface PageSourceOptions {
  /** Cases of another host, for sections that show some. */
  readonly remoteWorks?: RemoteWorks | undefined;
  /** Without it each page reads everything again. */
  readonly memoise?: Memoise | undefined;
  /** By default the one that is written first. */
  readonly language?: Language;
}

const readEachTime: Memoise = (_name, read) => read;

/** Keeps what is cached of each language apart. */
const inLanguage =
  (memoise: Memoise, { code }: Language): Memoise =>
  (name, read) =>
    memoise(`${name} (${code})`, read);

/** Source of composed pages, which are local even where another host provides entries. */
export function payloadPageSource(
  database: Payload,
  { remoteWorks, memoise: memoiseAny = readEachTime, language = firstLanguage }: PageSourceOptions = {},
): PageSource {
  const payload = payloadIn(database, language);
  const memoise = inLanguage(memoiseAny, language);
  const entriesElsewhere = remoteWorks !== undefined;
  // Entries of another host are in the first language alone.
  const asked = (inOne: Language) => ({
    entriesElsewhere: entriesElsewhere && inOne === firstLanguage,
    language: inOne,
  });
  const has = (path: string, inOne: Language) => canBePage(payload, path, asked(inOne));
  const alternatesOf = async (paths: readonly string[]): Promise<ReadonlyMap<string, readonly LanguageLink[]>> => {
    if (languages.length === 1) return new Map();
    const read = async (inOne: Language) => [inOne, await readPossiblePages(payload, paths, asked(inOne))] as const;
    const possible = new Map(await Promise.all(languages.map(read)));
    return new Map(paths.map((path) => [path, samePages(path, (inOne) => possible.get(inOne)?.has(path) === true)]));
  };
  const facts = memoise(
    'facts',
    orUnavailable('the facts', () => readFacts(payload, database)),
  );
  const readMenus = async () => readNavigation(payload, await facts(), { entriesElsewhere });
  return {
    language,
    facts,
    navigation: memoise('navigation', orUnavailable('the navigation', readMenus)),
    holidays: memoise(
      'holidays',
      orUnavailable('the public holidays', () => readHolidays(database)),
    ),
    formPaths: memoise(
      'pages with a form',
      orUnavailable('the pages with a form', () => readFormPaths(payload)),
    ),
    page: orUnavailable('a page', (path: string) => readPage(payload, path, { facts, remoteWorks })),
    pages: orUnavailable('the pages', () => readPages(payload, facts)),
    pageAddresses: orUnavailable('the addresses of the pages', () => readPageAddresses(payload, language)),
    has: orUnavailable('an address', (path: string) => has(path, language)),
    languageLinks: orUnavailable('the languages of a page', (path: string) => languageLinks(path, has)),
    alternatesOf: orUnavailable('the languages of pages', alternatesOf),
  };
}

/**
 * Content source on the database of this process.
 *
 * @param siteOrigin public origin, such as `https://www.site.example`
 */
export const payloadContentSource = (
  database: Payload,
  siteOrigin: string,
  { memoise: memoiseAny = readEachTime, language = firstLanguage }: Omit<PageSourceOptions, 'remoteWorks'> = {},
): ContentSource => {
  const payload = payloadIn(database, language);
  const memoise = inLanguage(memoiseAny, language);
  const pages = payloadPageSource(database, { memoise: memoiseAny, language });
  const reading = { facts: pages.facts, language };
  const linked = <Value>(value: Value) => withForeignLinks(value, language, pages.has);
  const insights = async (slugs: readonly string[]) => linked(await readInsights(payload, siteOrigin, slugs, reading));
  const newest = memoise(
    'newest articles',
    orUnavailable('the newest articles', () => readNewestCards(payload, language)),
  );
  const insightPage = orUnavailable('a page of the articles', (wanted: Parameters<ContentSource['insightPage']>[0]) =>
    readInsightPage(payload, wanted, language),
  );
  const firstPage = memoise('first page of articles', () => insightPage({ page: 1 }));
  return {
    ...pages,
    workPage: orUnavailable('a page of the cases', (wanted) => readWorkPage(payload, wanted)),
    works: orUnavailable('the cases', () => readWorks(payload)),
    workCount: orUnavailable('the number of cases', (type) => countWorks(payload, type)),
    workTypes: memoise(
      'client types',
      orUnavailable('the client types', async () => {
        const { docs } = await payload.find({
          ...asPublic,
          collection: 'client-types',
          sort: 'title',
          pagination: false,
        });
        return docs.map((type) => category('clientType', type));
      }),
    ),
    work: orUnavailable('a case', async (slug) => linked(await readWork(payload, siteOrigin, slug, reading))),
    insightPage: (wanted) => (wanted.page === 1 && wanted.category === undefined ? firstPage() : insightPage(wanted)),
    insightCount: orUnavailable('the number of articles', (slug?: string) => countInsights(payload, slug)),
    // Cached: thousands of rows for a sitemap that changes with every page.
    insightAddresses: memoise(
      'addresses of articles',
      orUnavailable('the addresses of the articles', () => readInsightAddresses(payload, language)),
    ),
    workChanges: orUnavailable('the changes of the cases', () => readWorkChanges(payload, language)),
    insightWords: orUnavailable('the words of the articles', () => readInsightWords(payload)),
    insightThumbnails: orUnavailable('pictures of articles', (slugs: readonly string[]) =>
      readInsightThumbnails(payload, slugs),
    ),
    insight: orUnavailable('an article', async (slug: string) => (await insights([slug]))[0] ?? null),
    insights: orUnavailable('articles', insights),
    insightPager: orUnavailable('the neighbours of an article', (slug) => readInsightPager(payload, slug, newest)),
    jobs: orUnavailable('the jobs', async () => linked(openJobs(await readJobs(payload), [siteOrigin]))),
    wasJob: orUnavailable('a job of before', (slug) => wasJob(payload, slug)),
  };
};
