import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { mediaPath } from '../cms/collections/media.ts';
import type { ArticleCategory, Author, ClientType, Insight, Media } from '../cms/payload-types.ts';
import { elementId } from '../cms/records/element-ids.ts';
import { richTextHtml, richTextWords } from '../cms/records/rich-text-html.ts';
import { readJobs } from '../content/payload/jobs.ts';
import { namedFile } from '../content/pictures.ts';
import { readingTime } from '../content/reading-time.ts';
import {
  byName,
  clientColours,
  insightPictures,
  workGalleries,
  workLines,
  workPictures,
  workTexts,
} from '../domain/entry-fields.ts';
import { firstLanguage } from '../domain/languages.ts';
import { organisationOf } from '../domain/organisation.ts';
import { isHex } from '../lib/media/colour-values.ts';
import { pictureSizes } from '../lib/media/picture-sizes.ts';
import type { ApiContext } from './context.ts';
import { countEntries, type Entry, type EntryArguments, findEntries, type ListArgument, neighbour } from './entries.ts';
import { largestLimit, type Window } from './limits.ts';
import { findPage, findPages } from './pages.ts';
import { selectedFields } from './selection.ts';
import { seomatic } from './seomatic.ts';

const folders = { works: 'work', insights: 'insights' } as const;

function asset(media: Media, { siteUrl }: ApiContext) {
  const sizes = pictureSizes.flatMap(({ name, format }) => {
    const size = media.sizes?.[name];
    return size?.filename && size.width
      ? [{ url: `${siteUrl}${mediaPath(size.filename)}`, width: size.width, format }]
      : [];
  });
  return {
    // Address of a generated size: the original is not public.
    url: media.filename ? namedFile('', sizes) || null : null,
    title: media.title || media.filename,
    alt: media.alt,
    width: media.width,
    height: media.height,
    focalPoint: [(media.focalX ?? 50) / 100, (media.focalY ?? 50) / 100],
    colour: isHex(media.colour) ? media.colour : null,
    sizes,
  };
}

const assets = async (value: unknown, context: ApiContext) =>
  (await context.related.load('media', value)).map((media) => asset(media, context));

const category = (kind: 'clientType' | 'articleCategory', { id, title, slug }: ClientType | ArticleCategory) => ({
  id: elementId(kind, id),
  title,
  slug,
});

const author = ({ title, description, thumbnail }: Author, context: ApiContext) => ({
  title,
  description,
  thumbnail: () => assets(thumbnail, context),
});

type ContentBlock = NonNullable<Insight['insightsContent']>[number];

function contentBlock(block: ContentBlock, context: ApiContext) {
  if (block.blockType === 'text') {
    return { __typename: 'text_Entry', id: block.id, text: () => context.queue.run(() => richTextHtml(block.text)) };
  }
  return {
    __typename: 'images_Entry',
    id: block.id,
    images: (block.images ?? []).map(({ caption, image }) => ({ caption, image: () => assets(image, context) })),
  };
}

const articleWords = (record: Insight): string =>
  (record.insightsContent ?? [])
    .map((block) => (block.blockType === 'text' ? richTextWords(block.text) : ''))
    .join(' ');

/** Fields shared by cases and articles. */
const common = (entry: Entry, context: ApiContext) => ({
  entry,
  id: elementId(entry.section, entry.record.id),
  title: entry.record.title,
  slug: entry.record.slug,
  status: entry.record._status === 'published' ? 'live' : 'draft',
  postDate: entry.record.postDate,
  dateUpdated: entry.record.updatedAt,
  seomatic: async () => {
    const organisation = organisationOf(await context.facts());
    const url = `${context.siteUrl}/${folders[entry.section]}/${entry.record.slug}`;
    return context.queue.run(() => seomatic(entry, url, organisation));
  },
});

/**
 * Returns the source object of the schema's entry types; costly fields are functions, called on
 * request only.
 */
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
      ...byName(workTexts, (name) => () => context.queue.run(() => richTextHtml(record[name]))),
    };
  }
  const { record } = entry;
  return {
    ...base,
    __typename: 'insights_Entry',
    description: record.description,
    readingNote: () => record.readingNote || context.queue.run(() => readingTime(articleWords(record), firstLanguage)),
    articleCategory: async () =>
      (await context.related.load('article-categories', record.articleCategory)).map((one) =>
        category('articleCategory', one),
      ),
    author: async () => (await context.related.load('authors', record.author)).map((one) => author(one, context)),
    ...byName(insightPictures, (name) => () => assets(record[name], context)),
    insightsContent: () => (record.insightsContent ?? []).map((block) => contentBlock(block, context)),
  };
}

const groups = { clientType: 'client-types', articleCategory: 'article-categories' } as const;

/** @throws {GraphQLError} unless one known group is named */
async function findCategories({ group }: { readonly group?: ListArgument }, { payload, queue }: ApiContext) {
  const [name] = group ?? [];
  if (group?.length !== 1 || (name !== 'clientType' && name !== 'articleCategory'))
    throw new GraphQLError('Name one group: "clientType" or "articleCategory".');
  const { docs } = await queue.run(() =>
    payload.find({
      collection: groups[name],
      sort: 'title',
      limit: largestLimit,
      pagination: false,
      depth: 0,
      overrideAccess: false,
    }),
  );
  return docs.map((record) => category(name, record));
}

type Resolve<Source, Args> = (
  source: Source,
  args: Args,
  context: ApiContext,
  info: GraphQLResolveInfo,
) => Promise<unknown>;

const entries: Resolve<unknown, EntryArguments> = async (_source, args, context, info) =>
  (await findEntries(context, args, selectedFields(info))).map((entry) => entrySource(entry, context));

const entry: Resolve<unknown, EntryArguments> = async (_source, args, context, info) => {
  const [found] = await findEntries(context, { ...args, limit: 1 }, selectedFields(info));
  return found ? entrySource(found, context) : null;
};

export const resolvers = {
  entries,
  entry,
  entryCount: (_source: unknown, args: EntryArguments, context: ApiContext) => countEntries(context, args),
  categories: (_source: unknown, args: { readonly group?: ListArgument }, context: ApiContext) =>
    findCategories(args, context),
  pages: (_source: unknown, args: Window, context: ApiContext) => findPages(args, context),
  page: (_source: unknown, { path }: { readonly path: string }, context: ApiContext) => findPage(path, context),
  jobs: (_source: unknown, _args: unknown, { payload, queue }: ApiContext) => queue.run(() => readJobs(payload)),
};

const beside =
  (direction: 'next' | 'prev'): Resolve<{ readonly entry: Entry }, { readonly section?: ListArgument }> =>
  async ({ entry: from }, { section }, context, info) => {
    if (section && !section.includes(from.section)) return null;
    const found = await neighbour(context, from, direction, selectedFields(info));
    return found ? entrySource(found, context) : null;
  };

export const entryResolvers = { next: beside('next'), prev: beside('prev') };
