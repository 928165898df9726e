import type { Payload, Where } from 'payload';
import type { Insight } from '../../cms/payload-types.ts';
import { elementId } from '../../cms/records/element-ids.ts';
import { beside, newestFirst } from '../../cms/records/entry-order.ts';
import { RelatedRecords } from '../../cms/records/related-records.ts';
import { richTextHtml, richTextWords } from '../../cms/records/rich-text-html.ts';
import type { InsightBlock, InsightCard, InsightDetails, InsightPager, InsightWords } from '../../domain/content.ts';
import { byName, insightLines } from '../../domain/entry-fields.ts';
import type { Language } from '../../domain/languages.ts';
import { organisationOf } from '../../domain/organisation.ts';
import type { Picture } from '../../domain/picture.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { PageNames, safeHtml } from '../../lib/html/rich-text.ts';
import { readingTime } from '../reading-time.ts';
import { insightsPerPage, newestForPager } from '../source.ts';
import { headOf } from './entry-head.ts';
import type { EntryReading } from './pages.ts';
import { asPublic, category, firstAuthor, firstPicture, rowsOf, words } from './views.ts';

/** Columns of a card. Includes the text, which the reading time is computed from. */
const cardColumns = {
  title: true,
  slug: true,
  postDate: true,
  ...byName(insightLines, () => true as const),
  insightsContent: true,
  articleCategory: true,
  author: true,
  thumbnail: true,
} as const;

type CardRecord = Pick<Insight, 'id' | keyof typeof cardColumns>;

const wordsOf = ({ insightsContent }: Pick<Insight, 'insightsContent'>): string =>
  rowsOf(insightsContent)
    .map((block) => (block.blockType === 'text' ? richTextWords(block.text) : ''))
    .join(' ');

const moment = (date: string): string => new Date(date).toISOString();

async function insightCard(related: RelatedRecords, record: CardRecord, language: Language): Promise<InsightCard> {
  const [categories, author, thumbnail] = await Promise.all([
    related.load('article-categories', record.articleCategory),
    firstAuthor(related, record.author),
    firstPicture(related, record.thumbnail),
  ]);
  return {
    id: elementId('insights', record.id),
    title: record.title.trim(),
    slug: record.slug,
    postDate: moment(record.postDate),
    description: words(record.description) ?? '',
    readingNote: words(record.readingNote) ?? readingTime(wordsOf(record), language),
    categories: categories.map((one) => category('articleCategory', one)),
    author,
    thumbnail,
  };
}

const ofCategory = (slug: string | undefined): Where =>
  slug === undefined ? {} : { 'articleCategory.slug': { equals: slug } };

interface Wanted {
  readonly page: number;
  readonly category?: string | undefined;
}

async function newestCards(
  payload: Payload,
  language: Language,
  limit: number,
  { page, category: slug }: Wanted,
): Promise<InsightCard[]> {
  const { docs } = await payload.find({
    ...asPublic,
    collection: 'insights',
    where: ofCategory(slug),
    sort: [...newestFirst],
    limit,
    page,
    pagination: false,
    select: cardColumns,
  });
  const related = new RelatedRecords(payload);
  return Promise.all(docs.map((record) => insightCard(related, record, language)));
}

export async function readInsightPage(payload: Payload, wanted: Wanted, language: Language) {
  const [articles, { docs: categories }] = await Promise.all([
    newestCards(payload, language, insightsPerPage, wanted),
    payload.find({ ...asPublic, collection: 'article-categories', sort: 'title', pagination: false }),
  ]);
  return { articles, categories: categories.map((one) => category('articleCategory', one)) };
}

export async function countInsights(payload: Payload, slug?: string): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'insights', where: ofCategory(slug), overrideAccess: false });
  return totalDocs;
}

const everyOne = {
  ...asPublic,
  collection: 'insights',
  sort: [...newestFirst] as string[],
  pagination: false,
} as const;

export async function readInsightWords(payload: Payload): Promise<InsightWords[]> {
  const { docs } = await payload.find({
    ...everyOne,
    select: { title: true, slug: true, description: true, articleCategory: true, author: true },
  });
  const related = new RelatedRecords(payload);
  return Promise.all(
    docs.map(async ({ title, slug, description, articleCategory, author }) => {
      const [categories, authors] = await Promise.all([
        related.load('article-categories', articleCategory),
        related.load('authors', author),
      ]);
      const also = [...categories, ...authors].map((one) => one.title);
      return { title: title.trim(), slug, description: words(description), also };
    }),
  );
}

export async function readInsightThumbnails(
  payload: Payload,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const { docs } = await payload.find({
    ...everyOne,
    where: { slug: { in: [...slugs] } },
    select: { slug: true, thumbnail: true },
  });
  const related = new RelatedRecords(payload);
  const found = await Promise.all(
    docs.map(async ({ slug, thumbnail }) => [slug, await firstPicture(related, thumbnail)] as const),
  );
  return new Map(found.flatMap(([slug, picture]) => (picture ? [[slug, picture] as const] : [])));
}

async function contentBlocks(
  related: RelatedRecords,
  siteOrigin: string,
  record: Insight,
  { language, editing = false, placed = editing }: EntryReading,
): Promise<InsightBlock[]> {
  const names = new PageNames(interfaceWords(language).article.table);
  const blocks: InsightBlock[] = [];
  for (const [index, block] of rowsOf(record.insightsContent).entries()) {
    const own = { id: String(block.id), ...(placed ? { place: index } : {}) };
    if (block.blockType === 'text') {
      const html = safeHtml(richTextHtml(block.text), [siteOrigin], names);
      if (html) blocks.push({ kind: 'text', ...own, html });
      continue;
    }
    const rows = await Promise.all(
      rowsOf(block.images).map(async ({ image, caption }) => ({
        picture: await firstPicture(related, image),
        caption: words(caption),
      })),
    );
    const pictures = rows.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : []));
    if (pictures.length > 0) blocks.push({ kind: 'pictures', ...own, pictures });
  }
  return blocks;
}

/**
 * Reads several articles and their references in one query per collection, such as thirty for the
 * feed.
 */
export async function readInsights(
  payload: Payload,
  siteOrigin: string,
  slugs: readonly string[],
  reading: EntryReading,
): Promise<InsightDetails[]> {
  const { docs } = await payload.find({ ...everyOne, where: { slug: { in: [...slugs] } } });
  const related = new RelatedRecords(payload);
  const bySlug = new Map(docs.map((record) => [record.slug, record]));
  const records = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  return Promise.all(records.map((record) => insightDetails(related, siteOrigin, record, reading)));
}

/**
 * Reads an article as its page shows it, published or not. In the editor's preview, blocks carry
 * their position in the form.
 */
export async function insightDetails(
  related: RelatedRecords,
  siteOrigin: string,
  record: Insight,
  reading: EntryReading,
): Promise<InsightDetails> {
  const [card, bannerImage, content, facts, socialPicture] = await Promise.all([
    insightCard(related, record, reading.language),
    firstPicture(related, record.bannerImage),
    contentBlocks(related, siteOrigin, record, reading),
    reading.facts(),
    firstPicture(related, record.seo?.socialPicture),
  ]);
  return {
    ...card,
    dateUpdated: moment(record.updatedAt),
    bannerImage,
    content,
    ...(socialPicture ? { socialPicture } : {}),
    head: headOf(
      { section: 'insights', record },
      `${siteOrigin}/insights/${record.slug}`,
      organisationOf(facts),
      reading.language,
    ),
  };
}

/** Reads the newest articles, shown below every article. */
export const readNewestCards = (payload: Payload, language: Language): Promise<InsightCard[]> =>
  newestCards(payload, language, newestForPager, { page: 1 });

export async function readInsightPager(
  payload: Payload,
  slug: string,
  readNewest: () => Promise<readonly InsightCard[]>,
): Promise<InsightPager> {
  const link = { ...asPublic, collection: 'insights', limit: 1, pagination: false } as const;
  const [{ docs }, newest] = await Promise.all([
    payload.find({ ...link, where: { slug: { equals: slug } }, select: { postDate: true } }),
    readNewest(),
  ]);
  const [record] = docs;
  const neighbour = async (direction: 'next' | 'prev') => {
    if (!record) return null;
    const found = await payload.find({ ...link, ...beside(record, direction), select: { title: true, slug: true } });
    const [one] = found.docs;
    return one ? { title: one.title.trim(), slug: one.slug } : null;
  };
  const [previous, next] = await Promise.all([neighbour('prev'), neighbour('next')]);
  return { previous, next, newest };
}
