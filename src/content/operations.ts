import { z } from 'zod';
import { entryHead } from './head.ts';
import * as queries from './queries.ts';
import {
  categoryList,
  entries,
  insightDetailsRecord,
  insightRecord,
  link,
  RecordReader,
  workDetailsRecord,
  workRecord,
} from './records.ts';
import { type ContentSource, ContentUnavailableError, type Operation } from './run-query.ts';
import type { Category, InsightCard, InsightDetails, InsightPager, WorkCard, WorkDetails } from './types.ts';

/** Articles on one page of the list. */
export const insightsPerPage = 10;

/** Beyond this many cases the list would need pages; the content API gives no more at once. */
const mostWorks = 1000;

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

/** Every case, newest first, or those of one client type. */
export async function getWorks(source: ContentSource, typeSlug?: string): Promise<WorkCard[]> {
  const shape = z.object({ entries: entries(workRecord) });
  const data = await run(source, queries.getWorks, shape, { limit: mostWorks, related: related(typeSlug) });
  const reader = new RecordReader(source);
  return data.entries.map((record) => reader.workCard(record));
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
    introImageMobile: reader.first(entry.introImageMobile),
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
