import type { GraphQLResolveInfo } from 'graphql';
import { mediaPath } from '../cms/collections/media.ts';
import { elementId, recordId } from '../cms/element-ids.ts';
import type { ArticleCategory, Author, ClientType, Insight, Media } from '../cms/payload-types.ts';
import { richTextHtml, richTextWords } from '../cms/rich-text-html.ts';
import { namedFile } from '../content/pictures.ts';
import { readingTime } from '../content/reading-time.ts';
import { byName, clientColours, workGalleries, workLines, workPictures, workTexts } from '../content/work-fields.ts';
import { isHex } from '../shared/colour-values.ts';
import { houseOf } from '../shared/house.ts';
import { pictureSizes } from '../shared/picture-sizes.ts';
import { admits, admitted, columnCondition, spendOnArguments } from './arguments.ts';
import { type EntryCriteria, pathOf, siteId } from './conditions.ts';
import {
  countEntries,
  defaultLimit,
  type Entry,
  findEntries,
  largestLimit,
  neighbour,
  wholeNumber,
} from './entries.ts';
import { findPage, findPages, type PagesArguments } from './pages.ts';
import type { ApiContext } from './schema.ts';
import { selectionOf } from './selection.ts';
import { seomatic } from './seomatic.ts';

type Resolve<Source, Args = Record<string, never>> = (
  source: Source,
  args: Args,
  context: ApiContext,
  info: GraphQLResolveInfo,
) => unknown;

const entryPath = ({ section, record }: Entry): string => `${pathOf[section]}${record.slug}`;

function asset(media: Media, { siteUrl }: ApiContext) {
  const sizes = pictureSizes.flatMap(({ name, format }) => {
    const size = media.sizes?.[name];
    return size?.filename && size.width
      ? [{ url: `${siteUrl}${mediaPath(size.filename)}`, width: size.width, format }]
      : [];
  });
  return {
    id: elementId('media', media.id),
    // Not the file that was uploaded, which is for the panel alone.
    url: media.filename ? namedFile('', sizes) || null : null,
    title: media.title || media.filename,
    alt: media.alt,
    width: media.width,
    height: media.height,
    mimeType: media.mimeType,
    focalPoint: [(media.focalX ?? 50) / 100, (media.focalY ?? 50) / 100],
    colour: isHex(media.colour) ? media.colour : null,
    sizes,
  };
}

const assets = async (value: unknown, context: ApiContext) =>
  (await context.related.load('media', value)).map((media) => asset(media, context));

const category = (
  groupHandle: 'clientType' | 'articleCategory',
  { id, title, slug }: ClientType | ArticleCategory,
) => ({
  __typename: `${groupHandle}_Category`,
  id: elementId(groupHandle, id),
  title,
  slug,
  groupHandle,
});

function author({ id, title, slug, description, thumbnail }: Author, context: ApiContext) {
  return { id: elementId('authors', id), title, slug, description, thumbnail: () => assets(thumbnail, context) };
}

type ContentBlock = NonNullable<Insight['insightsContent']>[number];

function contentBlock(block: ContentBlock, context: ApiContext) {
  if (block.blockType === 'text') {
    return { __typename: 'text_Entry', id: block.id, text: () => context.turns.take(() => richTextHtml(block.text)) };
  }
  return {
    __typename: 'images_Entry',
    id: block.id,
    images: (block.images ?? []).map((row) => ({
      id: row.id,
      caption: row.caption,
      image: () => assets(row.image, context),
    })),
  };
}

const articleWords = (record: Insight): string =>
  (record.insightsContent ?? [])
    .map((block) => (block.blockType === 'text' ? richTextWords(block.text) : ''))
    .join(' ');

/** What is named alike in both sections. */
const common = (entry: Entry, context: ApiContext) => ({
  entry,
  id: elementId(entry.section, entry.record.id),
  title: entry.record.title,
  slug: entry.record.slug,
  uri: entryPath(entry),
  url: `${context.siteUrl}/${entryPath(entry)}`,
  status: entry.record._status === 'published' ? 'live' : 'draft',
  postDate: entry.record.postDate,
  dateCreated: entry.record.createdAt,
  dateUpdated: entry.record.updatedAt,
  sectionHandle: entry.section,
  typeHandle: entry.section,
  siteId,
  seomatic: async () => {
    const house = houseOf(await context.facts());
    return context.turns.take(() => seomatic(entry, `${context.siteUrl}/${entryPath(entry)}`, house));
  },
});

/** The shape that the schema's entry types read from; what costs something is a function, called only when asked for. */
function entrySource(entry: Entry, context: ApiContext) {
  const base = common(entry, context);
  if (entry.section === 'works') {
    const { record } = entry;
    return {
      ...base,
      __typename: 'works_Entry',
      colours: clientColours(record) ?? [],
      ...byName(workLines, (name) => record[name]),
      clientType: async () =>
        (await context.related.load('client-types', record.clientType)).map((type) => category('clientType', type)),
      ...byName([...workPictures, ...workGalleries], (name) => () => assets(record[name], context)),
      ...byName(workTexts, (name) => () => context.turns.take(() => richTextHtml(record[name]))),
    };
  }
  const { record } = entry;
  return {
    ...base,
    __typename: 'insights_Entry',
    description: record.description,
    readingNote: () => record.readingNote || context.turns.take(() => readingTime(articleWords(record))),
    articleCategory: async () =>
      (await context.related.load('article-categories', record.articleCategory)).map((one) =>
        category('articleCategory', one),
      ),
    author: async () => (await context.related.load('authors', record.author)).map((one) => author(one, context)),
    thumbnail: () => assets(record.thumbnail, context),
    bannerImage: () => assets(record.bannerImage, context),
    insightsContent: () => (record.insightsContent ?? []).map((block) => contentBlock(block, context)),
  };
}

const groups = { clientType: 'client-types', articleCategory: 'article-categories' } as const;

interface CategoryArguments {
  readonly group?: readonly (string | null)[] | null;
  readonly slug?: readonly (string | null)[] | null;
  readonly id?: readonly (string | null)[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

const categoryGroups = ['clientType', 'articleCategory'] as const;

async function findCategories(
  { group, slug, id, ...window }: CategoryArguments,
  { budget, payload, turns }: ApiContext,
) {
  const limit = wholeNumber('limit', window.limit, defaultLimit, largestLimit);
  const offset = wholeNumber('offset', window.offset, 0, Number.MAX_SAFE_INTEGER);
  const found = [];
  for (const name of categoryGroups.filter((one) => admits(admitted(group), one))) {
    budget.spend(categoryCost);
    const conditions = [
      columnCondition('slug', admitted(slug)),
      columnCondition('id', admitted(id), (value) => recordId(name, value)),
    ].filter((condition) => condition !== null);
    const { docs } = await turns.take(() =>
      payload.find({
        collection: groups[name],
        where: { and: conditions },
        sort: 'title',
        limit: largestLimit,
        pagination: false,
        depth: 0,
        overrideAccess: false,
      }),
    );
    found.push(...docs.map((record) => category(name, record)));
  }
  return found.slice(offset, offset + limit);
}

/** What reading a group of categories costs, in units of the budget; there are a few dozen of them. */
const categoryCost = 20;

const source = (entry: Entry | null | undefined, context: ApiContext) => (entry ? entrySource(entry, context) : null);

/** Bounds and charges the arguments of each field before its resolver reads them. */
const bounded = <Source>(fields: Readonly<Record<string, Resolve<Source, never>>>): Record<string, Resolve<Source>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, resolve]) => [
      name,
      (source, args, context, info) => {
        spendOnArguments(args, context.budget);
        return resolve(source, args as never, context, info);
      },
    ]),
  );

export const resolvers = bounded<unknown>({
  entries: async (_source, criteria: EntryCriteria, context, info) =>
    (await findEntries(context, criteria, selectionOf(info))).map((entry) => entrySource(entry, context)),
  entry: async (_source, criteria: EntryCriteria, context, info) =>
    source((await findEntries(context, { ...criteria, limit: 1 }, selectionOf(info)))[0], context),
  entryCount: (_source, criteria: EntryCriteria, context) => countEntries(context, criteria),
  categories: (_source, criteria: CategoryArguments, context) => findCategories(criteria, context),
  pages: (_source, window: PagesArguments, context, info) => findPages(window, context, info),
  page: (_source, { path }: { readonly path: string }, context, info) => findPage(path, context, info),
});

interface NeighbourArguments {
  readonly section?: readonly (string | null)[] | null;
}

const beside =
  (direction: 'next' | 'prev'): Resolve<{ entry: Entry }, NeighbourArguments> =>
  async ({ entry }, { section }, context, info) => {
    if (!admits(admitted(section), entry.section)) return null;
    return source(await neighbour(context, entry, direction, selectionOf(info)), context);
  };

export const entryResolvers = bounded<{ entry: Entry }>({ next: beside('next'), prev: beside('prev') });
