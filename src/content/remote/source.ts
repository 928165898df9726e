import { z } from 'zod';
import { words } from '#words';
import type { InsightDetails, InsightPager, WorkCard, WorkDetails } from '../../domain/content.ts';
import { byName, withoutScheme, workGalleries, workLines, workPictures, workTexts } from '../../domain/entry-fields.ts';
import type { Picture } from '../../domain/picture.ts';
import { entryHead } from '../head.ts';
import { listsClosedJob, openJobs } from '../jobs.ts';
import { ContentUnavailableError, type EntrySource, insightsPerPage, newestForPager, worksPerPage } from '../source.ts';
import type { RemoteHost } from './host.ts';
import type { Operation } from './queries.ts';
import * as queries from './queries.ts';
import {
  categoryList,
  entriesOf,
  entryOf,
  insightDetailsRecord,
  insightRecord,
  pagerRecord,
  RecordReader,
  workDetailsRecord,
  workRecord,
} from './records.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Entries per request: a thousand cards would exceed the cost limit of the content API. */
const mostEntries = 500;

/** Slugs per request. */
const mostSlugs = 100;

async function run<T extends z.ZodType>(
  host: RemoteHost,
  operation: Operation,
  shape: T,
  variables?: Variables,
): Promise<z.output<T>> {
  const result = shape.safeParse(await host.runQuery(operation, variables));
  if (result.success) return result.data;
  throw new ContentUnavailableError(`${operation.name}: unexpected answer. ${z.prettifyError(result.error)}`);
}

const related = (categorySlug: string | undefined) => (categorySlug ? [{ slug: [categorySlug] }] : undefined);

const hostsOf = ({ contentOrigin, siteOrigin }: RemoteHost) => ({
  from: contentOrigin === siteOrigin ? [] : [contentOrigin],
  to: siteOrigin,
});

const works = async (host: RemoteHost, variables: Variables) =>
  (await run(host, queries.getWorks, entriesOf(workRecord), variables)).entries;

const insights = async (host: RemoteHost, variables: Variables) =>
  (await run(host, queries.getInsights, entriesOf(insightRecord), variables)).entries;

function workCards(host: RemoteHost, records: Awaited<ReturnType<typeof works>>): WorkCard[] {
  const reader = new RecordReader(host);
  return records.map((record) => reader.workCard(record));
}

async function countOf(host: RemoteHost, section: 'works' | 'insights', category?: string): Promise<number> {
  const shape = z.object({ entryCount: z.number().int().nonnegative() });
  const variables = { section: [section], related: related(category) };
  return (await run(host, queries.getEntryCount, shape, variables)).entryCount;
}

const categoriesOf = async (host: RemoteHost, group: 'clientType' | 'articleCategory') =>
  (await run(host, queries.getTypes, categoryList, { group: [group] })).categories;

/** Reads all entries of a section, newest first. */
async function every<Found>(
  host: RemoteHost,
  section: 'works' | 'insights',
  read: (host: RemoteHost, variables: Variables) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const windows = Math.ceil((await countOf(host, section)) / mostEntries);
  const lists = await Promise.all(
    Array.from({ length: windows }, (_, index) => read(host, { limit: mostEntries, offset: mostEntries * index })),
  );
  return lists.flat();
}

/** Returns the newest case, which follows the last one. */
async function newestBeside(host: RemoteHost, slug: string): Promise<WorkDetails['next']> {
  const [newest] = await works(host, { limit: 1 });
  return newest && newest.slug !== slug ? { title: newest.title, slug: newest.slug } : null;
}

async function work(host: RemoteHost, slug: string): Promise<WorkDetails | null> {
  const { entry } = await run(host, queries.getWorkDetails, entryOf(workDetailsRecord), { slug: [slug] });
  if (!entry) return null;
  const reader = new RecordReader(host);
  return {
    ...reader.workCard(entry),
    ...byName(workLines, (name) => entry[name]),
    addressBarUrl: withoutScheme(entry.addressBarUrl),
    ...byName(workTexts, (name) => reader.html(entry[name])),
    ...byName(workPictures, (name) => reader.first(entry[name])),
    ...byName(workGalleries, (name) => reader.pictures(entry[name])),
    // The content API has no films; those of the brand are used.
    walk: words.workFilms.find((one) => one.slug === entry.slug) ?? null,
    next: entry.next ?? (await newestBeside(host, slug)),
    head: entryHead(entry.seomatic, hostsOf(host)),
  };
}

async function insight(host: RemoteHost, slug: string): Promise<InsightDetails | null> {
  const { entries } = await run(host, queries.getInsightDetails, entriesOf(insightDetailsRecord), { slug: [slug] });
  const [entry] = entries;
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

async function wholeInsights(host: RemoteHost, slugs: readonly string[]): Promise<InsightDetails[]> {
  const found = await Promise.all(slugs.map((slug) => insight(host, slug)));
  return found.filter((one) => one !== null);
}

async function insightPager(host: RemoteHost, slug: string): Promise<InsightPager> {
  const [open, newest] = await Promise.all([
    run(host, queries.getPager, entriesOf(pagerRecord), { slug: [slug], limit: 1 }),
    run(host, queries.getPager, entriesOf(pagerRecord), { limit: newestForPager }),
  ]);
  const [current] = open.entries;
  const reader = new RecordReader(host);
  return {
    previous: current?.prev ?? null,
    next: current?.next ?? null,
    newest: newest.entries.map((record) => reader.insightCard(record)),
  };
}

async function insightThumbnails(host: RemoteHost, slugs: readonly string[]): Promise<Map<string, Picture>> {
  const groups = Array.from({ length: Math.ceil(slugs.length / mostSlugs) }, (_, index) =>
    slugs.slice(mostSlugs * index, mostSlugs * (index + 1)),
  );
  const found = await Promise.all(groups.map((slug) => insights(host, { slug, limit: slug.length })));
  const reader = new RecordReader(host);
  return new Map(
    found.flat().flatMap(({ slug, thumbnail }) => {
      const picture = reader.first(thumbnail);
      return picture ? [[slug, picture] as const] : [];
    }),
  );
}

/** Source of entries on a separate host with the content API: this software or Craft. */
export const remoteContentSource = (host: RemoteHost): EntrySource => ({
  workPage: async ({ page, type }) => {
    const window = { limit: worksPerPage, offset: worksPerPage * (page - 1), related: related(type) };
    const [found, count] = await Promise.all([works(host, window), countOf(host, 'works', type)]);
    return { works: workCards(host, found), count };
  },
  works: async () => workCards(host, await every(host, 'works', works)),
  workCount: (type) => countOf(host, 'works', type),
  workTypes: () => categoriesOf(host, 'clientType'),
  work: (slug) => work(host, slug),
  insightPage: async ({ page, category }) => {
    const window = { limit: insightsPerPage, offset: insightsPerPage * (page - 1), related: related(category) };
    const [found, categories] = await Promise.all([insights(host, window), categoriesOf(host, 'articleCategory')]);
    const reader = new RecordReader(host);
    return { articles: found.map((record) => reader.insightCard(record)), categories };
  },
  insightCount: (category) => countOf(host, 'insights', category),
  insightAddresses: async () =>
    (await every(host, 'insights', insights)).map(({ slug, postDate, dateUpdated }) => ({
      slug,
      postDate,
      changed: dateUpdated ?? postDate,
    })),
  workChanges: async () =>
    new Map(
      (await every(host, 'works', works)).flatMap(({ slug, dateUpdated }) =>
        dateUpdated ? [[slug, dateUpdated] as const] : [],
      ),
    ),
  insightWords: async () =>
    (await every(host, 'insights', insights)).map(({ title, slug, description, articleCategory, author }) => ({
      title,
      slug,
      description,
      also: [...articleCategory, ...author].map((one) => one.title),
    })),
  insightThumbnails: (slugs) => insightThumbnails(host, slugs),
  insight: (slug) => insight(host, slug),
  insights: (slugs) => wholeInsights(host, slugs),
  insightPager: (slug) => insightPager(host, slug),
  jobs: async () => openJobs(await host.readJobs(), [host.siteOrigin, host.contentOrigin]),
  wasJob: async (slug) => listsClosedJob(await host.readJobs(), slug),
});
