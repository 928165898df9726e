import { z } from 'zod';
import { words } from '#words';
import { byName, withoutScheme, workGalleries, workLines, workPictures, workTexts } from '../entry-fields.ts';
import { entryHead } from '../head.ts';
import { listsClosedJob, openJobs } from '../jobs.ts';
import { ContentUnavailableError, type EntrySource, insightsPerPage, newestForPager, worksPerPage } from '../source.ts';
import type { InsightDetails, InsightPager, WorkCard, WorkDetails } from '../types.ts';
import type { CraftHost } from './host.ts';
import type { Operation } from './queries.ts';
import * as queries from './queries.ts';
import {
  addressRecord,
  categoryList,
  changeRecord,
  entries,
  insightDetailsRecord,
  insightRecord,
  link,
  RecordReader,
  thumbnailRecord,
  wordsRecord,
  workDetailsRecord,
  workRecord,
} from './records.ts';

/** Entries asked for at once. A thousand cards would cost more than the content API admits. */
const mostEntries = 500;

async function run<T extends z.ZodType>(
  host: CraftHost,
  operation: Operation,
  shape: T,
  variables?: Readonly<Record<string, unknown>>,
): Promise<z.output<T>> {
  const result = shape.safeParse(await host.runQuery(operation, variables));
  if (result.success) return result.data;
  throw new ContentUnavailableError(`${operation.name}: unexpected answer. ${z.prettifyError(result.error)}`);
}

const neighbour = link.nullish().catch(null);

const related = (categorySlug: string | undefined) => (categorySlug ? [{ slug: [categorySlug] }] : undefined);

const hostsOf = ({ contentOrigin, siteOrigin }: CraftHost) => ({
  from: contentOrigin === siteOrigin ? [] : [contentOrigin],
  to: siteOrigin,
});

async function works(host: CraftHost, variables: Readonly<Record<string, unknown>>): Promise<WorkCard[]> {
  const data = await run(host, queries.getWorks, z.object({ entries: entries(workRecord) }), variables);
  const reader = new RecordReader(host);
  return data.entries.map((record) => reader.workCard(record));
}

/** Something of every article, newest first, in as few queries as the content API allows. */
async function everyInsight<T extends z.ZodType>(
  host: CraftHost,
  operation: Operation,
  record: T,
): Promise<z.output<T>[]> {
  const shape = z.object({ entries: entries(record) });
  const queriesNeeded = Math.ceil((await countOf(host, queries.getEntryCount)) / mostEntries);
  const lists = await Promise.all(
    Array.from({ length: queriesNeeded }, (_, index) =>
      run(host, operation, shape, { limit: mostEntries, offset: mostEntries * index }),
    ),
  );
  return lists.flatMap((list) => list.entries);
}

async function countOf(host: CraftHost, operation: Operation, category?: string): Promise<number> {
  const shape = z.object({ entryCount: z.number().int().nonnegative() });
  return (await run(host, operation, shape, { related: related(category) })).entryCount;
}

async function nextWork(host: CraftHost, slug: string): Promise<WorkDetails['next']> {
  const shape = z.object({ entry: z.object({ next: neighbour }).nullable(), entries: entries(link) });
  const { entry, entries: newest } = await run(host, queries.getNextWork, shape, { slug: [slug] });
  return entry?.next ?? newest.find((one) => one.slug !== slug) ?? null;
}

async function work(host: CraftHost, slug: string): Promise<WorkDetails | null> {
  const shape = z.object({ entry: workDetailsRecord.nullable() });
  const [{ entry }, next] = await Promise.all([
    run(host, queries.getWorkDetails, shape, { slug: [slug] }),
    nextWork(host, slug),
  ]);
  if (!entry) return null;
  const reader = new RecordReader(host);
  return {
    ...reader.workCard(entry),
    ...byName(workLines, (name) => entry[name]),
    addressBarUrl: withoutScheme(entry.addressBarUrl),
    ...byName(workTexts, (name) => reader.html(entry[name])),
    ...byName(workPictures, (name) => reader.first(entry[name])),
    ...byName(workGalleries, (name) => reader.pictures(entry[name])),
    // The operations of the content API have no film: it is the brand's.
    walk: words.workFilms.find((one) => one.slug === entry.slug) ?? null,
    next,
    head: entryHead(entry.seomatic, hostsOf(host)),
  };
}

async function insight(host: CraftHost, slug: string): Promise<InsightDetails | null> {
  const shape = z.object({ entry: insightDetailsRecord.nullable() });
  const { entry } = await run(host, queries.getInsightDetails, shape, { slug: [slug] });
  if (!entry) return null;
  const reader = new RecordReader(host);
  return {
    ...reader.insightCard(entry),
    dateUpdated: entry.dateUpdated ?? entry.postDate,
    bannerImage: reader.first(entry.bannerImage),
    content: reader.blocks(entry.insightsContent),
    head: entryHead(entry.seomatic, hostsOf(host)),
  };
}

async function insightPager(host: CraftHost, slug: string): Promise<InsightPager> {
  const shape = z.object({ entries: entries(insightRecord.extend({ next: neighbour, prev: neighbour })) });
  const [open, newest] = await Promise.all([
    run(host, queries.getPager, shape, { slug: [slug], limit: 1 }),
    run(host, queries.getPager, shape, { limit: newestForPager }),
  ]);
  const [current] = open.entries;
  const reader = new RecordReader(host);
  return {
    previous: current?.prev ?? null,
    next: current?.next ?? null,
    newest: newest.entries.map((record) => reader.insightCard(record)),
  };
}

/** Content from a separate host that speaks the content API: this software, or a Craft installation. */
export const craftContentSource = (host: CraftHost): EntrySource => ({
  workPage: async ({ page, type }) => {
    const window = { limit: worksPerPage, offset: worksPerPage * (page - 1), related: related(type) };
    const [found, count] = await Promise.all([works(host, window), countOf(host, queries.getWorkCount, type)]);
    return { works: found, count };
  },
  works: () => works(host, { limit: mostEntries }),
  workCount: (type) => countOf(host, queries.getWorkCount, type),
  workTypes: async () => (await run(host, queries.getTypes, z.object({ categories: categoryList }))).categories,
  work: (slug) => work(host, slug),
  insightPage: async ({ page, category }) => {
    const shape = z.object({ entries: entries(insightRecord) });
    const variables = { limit: insightsPerPage, offset: insightsPerPage * (page - 1), related: related(category) };
    const [found, { categories }] = await Promise.all([
      run(host, queries.getInsights, shape, variables),
      run(host, queries.getArticleCategories, z.object({ categories: categoryList })),
    ]);
    const reader = new RecordReader(host);
    return { articles: found.entries.map((record) => reader.insightCard(record)), categories };
  },
  insightCount: (category) => countOf(host, queries.getEntryCount, category),
  insightAddresses: async () =>
    (await everyInsight(host, queries.getInsightAddresses, addressRecord)).map(({ slug, postDate, dateUpdated }) => ({
      slug,
      postDate,
      changed: dateUpdated ?? postDate,
    })),
  workChanges: async () => {
    const shape = z.object({ entries: entries(changeRecord) });
    const found = await run(host, queries.getWorkChanges, shape, { limit: mostEntries });
    return new Map(
      found.entries.flatMap(({ slug, dateUpdated }) => (dateUpdated ? [[slug, dateUpdated] as const] : [])),
    );
  },
  insightWords: async () =>
    (await everyInsight(host, queries.getInsightWords, wordsRecord)).map(
      ({ title, slug, description, articleCategory, author }) => ({
        title,
        slug,
        description,
        also: [...articleCategory, ...author].map((related) => related.title),
      }),
    ),
  insightThumbnails: async (slugs) => {
    const shape = z.object({ entries: entries(thumbnailRecord) });
    const data = await run(host, queries.getInsightThumbnails, shape, { slug: [...slugs], limit: slugs.length });
    const reader = new RecordReader(host);
    return new Map(
      data.entries.flatMap(({ slug, thumbnail }) => {
        const picture = reader.first(thumbnail);
        return picture ? [[slug, picture] as const] : [];
      }),
    );
  },
  insight: (slug) => insight(host, slug),
  insightPager: (slug) => insightPager(host, slug),
  jobs: async () => openJobs(await host.readJobs(), [host.siteOrigin, host.contentOrigin]),
  wasJob: async (slug) => listsClosedJob(await host.readJobs(), slug),
});
