import { z } from 'zod';
import { entryHead } from './head.ts';
import * as queries from './queries.ts';
import {
  addressRecord,
  categoryList,
  entries,
  insightDetailsRecord,
  insightRecord,
  link,
  RecordReader,
  wordsRecord,
  workDetailsRecord,
  workRecord,
} from './records.ts';
import { type ContentSource, ContentUnavailableError, type Operation } from './run-query.ts';
import type { Category, InsightCard, InsightDetails, InsightPager, WorkCard, WorkDetails } from './types.ts';

/** Articles on one page of the list. */
export const insightsPerPage = 10;

/** Cases on one page of the list: the pattern of the grid, three times. */
export const worksPerPage = 30;

/** The content API gives no more at once. */
const mostEntries = 1000;

/** Articles fetched for "Other popular topics": three, and one more in case the article itself is among the newest. */
const newestForPager = 4;

async function run<T extends z.ZodType>(
  source: ContentSource,
  operation: Operation,
  shape: T,
  variables?: Readonly<Record<string, unknown>>,
): Promise<z.output<T>> {
  const result = shape.safeParse(await source.runQuery(operation, variables));
  if (result.success) return result.data;
  throw new ContentUnavailableError(`${operation.name}: unexpected answer. ${z.prettifyError(result.error)}`);
}

const related = (categorySlug: string | undefined) => (categorySlug ? [{ slug: [categorySlug] }] : undefined);

const hostsOf = ({ contentOrigin, siteOrigin }: ContentSource) => ({
  from: contentOrigin === siteOrigin ? [] : [contentOrigin],
  to: siteOrigin,
});

async function works(
  source: ContentSource,
  variables: Readonly<Record<string, unknown>>,
): Promise<{ readonly works: WorkCard[]; readonly count: number }> {
  const shape = z.object({ entries: entries(workRecord), entryCount: z.number().int().nonnegative() });
  const data = await run(source, queries.getWorks, shape, variables);
  const reader = new RecordReader(source);
  return { works: data.entries.map((record) => reader.workCard(record)), count: data.entryCount };
}

/** Every case, newest first, or those of one client type. */
export const getWorks = async (source: ContentSource, typeSlug?: string): Promise<WorkCard[]> =>
  (await works(source, { limit: mostEntries, related: related(typeSlug) })).works;

/** One page of the cases, newest first, of all or of one client type, and how many there are on all pages. */
export const getWorksPage = (
  source: ContentSource,
  { page, typeSlug }: { readonly page: number; readonly typeSlug?: string | undefined },
) => works(source, { limit: worksPerPage, offset: worksPerPage * (page - 1), related: related(typeSlug) });

/** How many cases there are of one client type. */
export async function getWorkCount(source: ContentSource, typeSlug: string): Promise<number> {
  const shape = z.object({ entryCount: z.number().int().nonnegative() });
  return (await run(source, queries.getWorkCount, shape, { related: related(typeSlug) })).entryCount;
}

/** The client types, by title. */
export async function getTypes(source: ContentSource): Promise<Category[]> {
  return (await run(source, queries.getTypes, z.object({ categories: categoryList }))).categories;
}

/** One case; null when none has this slug, or it is not published. */
export async function getWorkDetails(source: ContentSource, slug: string): Promise<WorkDetails | null> {
  const shape = z.object({
    entry: workDetailsRecord.extend({ next: link.nullish().catch(null) }).nullable(),
    entries: entries(link),
  });
  const { entry, entries: newest } = await run(source, queries.getWorkDetails, shape, { slug: [slug] });
  if (!entry) return null;
  const reader = new RecordReader(source);
  const wrapped = newest.find((one) => one.slug !== entry.slug) ?? null;
  return {
    ...reader.workCard(entry),
    colours: entry.colours ?? null,
    introImage: reader.first(entry.introImage),
    workHeroImage: reader.first(entry.workHeroImage),
    addressBarUrl: entry.addressBarUrl,
    introductionTitle: entry.introductionTitle,
    introduction: reader.html(entry.introduction),
    button: entry.button,
    bodyHeading: entry.bodyHeading,
    body: reader.html(entry.body),
    images: reader.pictures(entry.images),
    images2: reader.pictures(entry.images2),
    images3: reader.pictures(entry.images3),
    challengeMobileImages: reader.pictures(entry.challengeMobileImages),
    section2Head: entry.section2Head,
    section2: reader.html(entry.section2),
    section3Head: entry.section3Head,
    section3: reader.html(entry.section3),
    results: reader.html(entry.results),
    gallery: reader.pictures(entry.gallery),
    bannerImage: reader.first(entry.bannerImage),
    next: entry.next ?? wrapped,
    head: entryHead(entry.seomatic, hostsOf(source)),
  };
}

/** One page of the article list, newest first, with the categories to filter by. */
export async function getInsights(
  source: ContentSource,
  { page, categorySlug }: { readonly page: number; readonly categorySlug?: string | undefined },
): Promise<{ readonly articles: InsightCard[]; readonly categories: Category[] }> {
  const shape = z.object({ entries: entries(insightRecord), categories: categoryList });
  const variables = { limit: insightsPerPage, offset: insightsPerPage * (page - 1), related: related(categorySlug) };
  const data = await run(source, queries.getInsights, shape, variables);
  const reader = new RecordReader(source);
  return { articles: data.entries.map((record) => reader.insightCard(record)), categories: data.categories };
}

/** Something of every article, newest first, in as few queries as the content API allows. */
async function everyInsight<T extends z.ZodType>(
  source: ContentSource,
  operation: Operation,
  record: T,
): Promise<z.output<T>[]> {
  const shape = z.object({ entries: entries(record) });
  const queriesNeeded = Math.ceil((await getEntryCount(source)) / mostEntries);
  const lists = await Promise.all(
    Array.from({ length: queriesNeeded }, (_, index) =>
      run(source, operation, shape, { limit: mostEntries, offset: mostEntries * index }),
    ),
  );
  return lists.flatMap((list) => list.entries);
}

/** The address and date of every article. */
export const getInsightAddresses = (source: ContentSource) =>
  everyInsight(source, queries.getInsightAddresses, addressRecord);

/** Of every article the few words that are searched. */
export const getInsightWords = (source: ContentSource) => everyInsight(source, queries.getInsightWords, wordsRecord);

/** How many articles are published, in all or in one category. */
export async function getEntryCount(source: ContentSource, categorySlug?: string): Promise<number> {
  const shape = z.object({ entryCount: z.number().int().nonnegative() });
  return (await run(source, queries.getEntryCount, shape, { related: related(categorySlug) })).entryCount;
}

/** One article; null when none has this slug, or it is not published. */
export async function getInsightDetails(source: ContentSource, slug: string): Promise<InsightDetails | null> {
  const shape = z.object({ entry: insightDetailsRecord.nullable() });
  const { entry } = await run(source, queries.getInsightDetails, shape, { slug: [slug] });
  if (!entry) return null;
  const reader = new RecordReader(source);
  return {
    ...reader.insightCard(entry),
    dateUpdated: entry.dateUpdated ?? entry.postDate,
    bannerImage: reader.first(entry.bannerImage),
    content: reader.blocks(entry.insightsContent),
    head: entryHead(entry.seomatic, hostsOf(source)),
  };
}

/** The neighbours of one article and the newest others. */
export async function getPager(source: ContentSource, slug: string): Promise<InsightPager> {
  const neighbour = link.nullish().catch(null);
  const shape = z.object({
    current: z.object({ next: neighbour, prev: neighbour }).nullable(),
    entries: entries(insightRecord),
  });
  const data = await run(source, queries.getPager, shape, { slug: [slug], limit: newestForPager });
  const reader = new RecordReader(source);
  return {
    previous: data.current?.prev ?? null,
    next: data.current?.next ?? null,
    newest: data.entries.map((record) => reader.insightCard(record)),
  };
}
