import type { Payload } from 'payload';
import { readFacts } from '../../cms/read-facts.ts';
import { openJobs } from '../jobs.ts';
import { type ContentSource, ContentUnavailableError, type PageSource } from '../source.ts';
import { readInsightAddresses, readPageAddresses, readWorkChanges } from './addresses.ts';
import {
  countInsights,
  readInsight,
  readInsightPage,
  readInsightPager,
  readInsightThumbnails,
  readInsightWords,
} from './insights.ts';
import { readJobs, wasJob } from './jobs.ts';
import { readNavigation } from './navigation.ts';
import { type FeaturedElsewhere, readPage, readPages } from './pages.ts';
import { asPublic, category } from './views.ts';
import { countWorks, readWork, readWorkPage, readWorks } from './works.ts';

/** Says of any failure that content is away, and what was asked for; the cause is kept for the log. */
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

interface PageSourceOptions {
  /** Another host's cases, for sections that show some. */
  readonly elsewhere?: FeaturedElsewhere | undefined;
}

/** The pages that editors compose, which are here even where entries come from another host. */
export function payloadPageSource(payload: Payload, { elsewhere }: PageSourceOptions = {}): PageSource {
  const facts = orUnavailable('the facts', () => readFacts(payload));
  const readMenus = async () => readNavigation(payload, await facts(), { entriesElsewhere: elsewhere !== undefined });
  return {
    facts,
    navigation: orUnavailable('the navigation', readMenus),
    page: orUnavailable('a page', (path: string) => readPage(payload, path, { facts, elsewhere })),
    pages: orUnavailable('the pages', () => readPages(payload, facts)),
    pageAddresses: orUnavailable('the addresses of the pages', () => readPageAddresses(payload)),
  };
}

/**
 * Content from the database of this very process.
 *
 * @param siteOrigin the public origin, for example `https://www.site.example`
 */
export const payloadContentSource = (payload: Payload, siteOrigin: string): ContentSource => {
  const pages = payloadPageSource(payload);
  return {
    ...pages,
    workPage: orUnavailable('a page of the cases', (wanted) => readWorkPage(payload, wanted)),
    works: orUnavailable('the cases', () => readWorks(payload)),
    workCount: orUnavailable('the number of cases', (type) => countWorks(payload, type)),
    workTypes: orUnavailable('the client types', async () => {
      const { docs } = await payload.find({
        ...asPublic,
        collection: 'client-types',
        sort: 'title',
        pagination: false,
      });
      return docs.map((type) => category('clientType', type));
    }),
    work: orUnavailable('a case', (slug) => readWork(payload, siteOrigin, slug, pages.facts)),
    insightPage: orUnavailable('a page of the articles', (wanted) => readInsightPage(payload, wanted)),
    insightCount: orUnavailable('the number of articles', (slug?: string) => countInsights(payload, slug)),
    insightAddresses: orUnavailable('the addresses of the articles', () => readInsightAddresses(payload)),
    workChanges: orUnavailable('the changes of the cases', () => readWorkChanges(payload)),
    insightWords: orUnavailable('the words of the articles', () => readInsightWords(payload)),
    insightThumbnails: orUnavailable('pictures of articles', (slugs: readonly string[]) =>
      readInsightThumbnails(payload, slugs),
    ),
    insight: orUnavailable('an article', (slug) => readInsight(payload, siteOrigin, slug, pages.facts)),
    insightPager: orUnavailable('the neighbours of an article', (slug) => readInsightPager(payload, slug)),
    jobs: orUnavailable('the jobs', async () => openJobs(await readJobs(payload), [siteOrigin])),
    wasJob: orUnavailable('a job of before', (slug) => wasJob(payload, slug)),
  };
};
