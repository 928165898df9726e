import type { Payload, Where } from 'payload';
import type { Work } from '../../cms/payload-types.ts';
import { elementId } from '../../cms/records/element-ids.ts';
import { beside, newestFirst } from '../../cms/records/entry-order.ts';
import { RelatedRecords } from '../../cms/records/related-records.ts';
import { richTextHtml } from '../../cms/records/rich-text-html.ts';
import type { WorkCard, WorkDetails } from '../../domain/content.ts';
import {
  byName,
  cardLines,
  cardPictures,
  clientColours,
  withoutScheme,
  workGalleries,
  workLines,
  workPictures,
  workTexts,
} from '../../domain/entry-fields.ts';
import { organisationOf } from '../../domain/organisation.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { PageNames, safeHtml } from '../../lib/html/rich-text.ts';
import { worksPerPage } from '../source.ts';
import { headOf } from './entry-head.ts';
import type { EntryReading } from './pages.ts';
import { firstFilm } from './uploads.ts';
import { asPublic, category, firstPicture, pictures, words } from './views.ts';

/** Columns of a card. */
const cardColumns = {
  title: true,
  slug: true,
  clientType: true,
  colours: true,
  ...byName(cardLines, () => true as const),
  ...byName(cardPictures, () => true as const),
} as const;

type CardRecord = Pick<Work, 'id' | keyof typeof cardColumns>;

/** Reads one value for each name, concurrently. */
async function readByName<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value>> {
  const values = new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
  return byName(names, (name) => values.get(name) as Value);
}

async function workCard(related: RelatedRecords, record: CardRecord): Promise<WorkCard> {
  const [clientTypes, shown] = await Promise.all([
    related.load('client-types', record.clientType),
    readByName(cardPictures, (name) => firstPicture(related, record[name])),
  ]);
  return {
    id: elementId('works', record.id),
    title: record.title.trim(),
    slug: record.slug,
    ...byName(cardLines, (name) => words(record[name])),
    clientTypes: clientTypes.map((type) => category('clientType', type)),
    colours: clientColours(record),
    ...shown,
  };
}

const ofType = (type: string | undefined): Where => (type === undefined ? {} : { 'clientType.slug': { equals: type } });

export async function readWorkPage(payload: Payload, { page, type }: { page: number; type?: string | undefined }) {
  const { docs, totalDocs } = await payload.find({
    ...asPublic,
    collection: 'works',
    where: ofType(type),
    sort: [...newestFirst],
    limit: worksPerPage,
    page,
    select: cardColumns,
  });
  const related = new RelatedRecords(payload);
  return { works: await Promise.all(docs.map((record) => workCard(related, record))), count: totalDocs };
}

export async function readWorks(payload: Payload): Promise<WorkCard[]> {
  const { docs } = await payload.find({
    ...asPublic,
    collection: 'works',
    sort: [...newestFirst],
    pagination: false,
    select: cardColumns,
  });
  const related = new RelatedRecords(payload);
  return Promise.all(docs.map((record) => workCard(related, record)));
}

export async function countWorks(payload: Payload, type: string): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'works', where: ofType(type), overrideAccess: false });
  return totalDocs;
}

/** Returns the next older case, after the last one the newest; null if there is no other. */
async function nextWork(payload: Payload, record: Work): Promise<WorkDetails['next']> {
  const link = {
    ...asPublic,
    collection: 'works',
    limit: 1,
    pagination: false,
    select: { title: true, slug: true },
  } as const;
  const older = await payload.find({ ...link, ...beside(record, 'next') });
  const found = older.docs[0] ?? (await payload.find({ ...link, sort: [...newestFirst] })).docs[0];
  return found && found.id !== record.id ? { title: found.title.trim(), slug: found.slug } : null;
}

/** Returns the film of a case; null if there is none or its file is gone. */
async function walkOf(related: RelatedRecords, { walk }: Work): Promise<WorkDetails['walk']> {
  const film = await firstFilm(related, walk?.film);
  return film && { film, name: words(walk?.name) ?? film.description, description: words(walk?.description) ?? '' };
}

export async function readWork(
  payload: Payload,
  siteOrigin: string,
  slug: string,
  reading: EntryReading,
): Promise<WorkDetails | null> {
  const { docs } = await payload.find({
    ...asPublic,
    collection: 'works',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
  });
  const [record] = docs;
  return record ? workDetails(payload, siteOrigin, record, reading) : null;
}

/** Reads a case as its page shows it, published or not. */
export async function workDetails(
  payload: Payload,
  siteOrigin: string,
  record: Work,
  reading: EntryReading,
): Promise<WorkDetails> {
  const related = new RelatedRecords(payload);
  const names = new PageNames(interfaceWords(reading.language).article.table);
  const lines = byName(workLines, (name) => words(record[name]));
  const [card, shown, galleries, walk, next, facts, socialPicture] = await Promise.all([
    workCard(related, record),
    readByName(workPictures, (name) => firstPicture(related, record[name])),
    readByName(workGalleries, (name) => pictures(related, record[name])),
    walkOf(related, record),
    nextWork(payload, record),
    reading.facts(),
    firstPicture(related, record.seo?.socialPicture),
  ]);
  return {
    ...card,
    ...lines,
    addressBarUrl: withoutScheme(lines.addressBarUrl),
    ...byName(workTexts, (name) => safeHtml(richTextHtml(record[name]), [siteOrigin], names)),
    ...shown,
    ...galleries,
    walk,
    next,
    ...(socialPicture ? { socialPicture } : {}),
    head: headOf(
      { section: 'works', record },
      `${siteOrigin}/work/${record.slug}`,
      organisationOf(facts),
      reading.language,
    ),
  };
}
