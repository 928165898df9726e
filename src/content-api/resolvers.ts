import { mediaPath } from '../cms/collections/media.ts';
import type { ArticleCategory, Author, ClientType, Insight, Media, Work } from '../cms/payload-types.ts';
import { pictureSizes } from '../site/picture-sizes.ts';
import { countEntries, type Entry, type EntryCriteria, findEntries, neighbour } from './entries.ts';
import { readingTime } from './reading-time.ts';
import { richTextHtml, richTextWords } from './rich-text-html.ts';
import type { ApiContext } from './schema.ts';
import { seomatic } from './seomatic.ts';

type Resolve<Source, Args = Record<string, never>> = (source: Source, args: Args, context: ApiContext) => unknown;

const entryPath = ({ section, record }: Entry): string => `${section === 'works' ? 'work' : 'insights'}/${record.slug}`;

function asset(media: Media, { siteUrl }: ApiContext) {
  return {
    id: media.id,
    url: media.filename ? `${siteUrl}${mediaPath(media.filename)}` : null,
    title: media.title || media.filename,
    alt: media.alt,
    width: media.width,
    height: media.height,
    mimeType: media.mimeType,
    focalPoint: [(media.focalX ?? 50) / 100, (media.focalY ?? 50) / 100],
    colour: media.colour,
    sizes: pictureSizes.flatMap(({ name, format }) => {
      const size = media.sizes?.[name];
      return size?.filename && size.width
        ? [{ url: `${siteUrl}${mediaPath(size.filename)}`, width: size.width, format }]
        : [];
    }),
  };
}

const assets = async (value: unknown, context: ApiContext) =>
  (await context.related.load('media', value)).map((media) => asset(media, context));

const category = (
  groupHandle: 'clientType' | 'articleCategory',
  { id, title, slug }: ClientType | ArticleCategory,
) => ({
  __typename: `${groupHandle}_Category`,
  id,
  title,
  slug,
  groupHandle,
});

function author({ id, title, slug, description, thumbnail }: Author, context: ApiContext) {
  return { id, title, slug, description, thumbnail: () => assets(thumbnail, context) };
}

type ContentBlock = NonNullable<Insight['insightsContent']>[number];

function contentBlock(block: ContentBlock, context: ApiContext) {
  if (block.blockType === 'text') return { __typename: 'text_Entry', id: block.id, text: richTextHtml(block.text) };
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
  id: entry.record.id,
  title: entry.record.title,
  slug: entry.record.slug,
  uri: entryPath(entry),
  url: `${context.siteUrl}/${entryPath(entry)}`,
  status: entry.record._status === 'published' ? 'live' : 'draft',
  postDate: entry.record.postDate,
  dateUpdated: entry.record.updatedAt,
  sectionHandle: entry.section,
  seomatic: () => seomatic(entry, `${context.siteUrl}/${entryPath(entry)}`),
});

const workPictures = [
  'gridImageFull',
  'gridImageIllustration',
  'introImage',
  'introImageMobile',
  'workHeroImage',
  'images',
  'images2',
  'images3',
  'challengeMobileImages',
  'gallery',
  'bannerImage',
] as const;

/** All four, in the order deep, bright, pale, darkest, or none: a page is not set in half of a client's colours. */
function clientColours({ colours }: Work): string[] {
  const all = [colours?.deep, colours?.bright, colours?.pale, colours?.darkest];
  return all.every((colour) => typeof colour === 'string' && colour !== '') ? all.map(String) : [];
}

const workTexts = ['introduction', 'body', 'section2', 'section3', 'results'] as const;

/** The shape that the schema's entry types read from; what costs something is a function, called only when asked for. */
function entrySource(entry: Entry, context: ApiContext) {
  const base = common(entry, context);
  if (entry.section === 'works') {
    const { record } = entry;
    return {
      ...base,
      __typename: 'works_Entry',
      services: record.services,
      subject: record.subject,
      addressBarUrl: record.addressBarUrl,
      colours: clientColours(record),
      introductionTitle: record.introductionTitle,
      button: record.button,
      bodyHeading: record.bodyHeading,
      section2Head: record.section2Head,
      section3Head: record.section3Head,
      clientType: async () =>
        (await context.related.load('client-types', record.clientType)).map((type) => category('clientType', type)),
      ...Object.fromEntries(workPictures.map((name) => [name, () => assets(record[name], context)])),
      ...Object.fromEntries(workTexts.map((name) => [name, () => richTextHtml(record[name])])),
    };
  }
  const { record } = entry;
  return {
    ...base,
    __typename: 'insights_Entry',
    description: record.description,
    readingNote: () => record.readingNote || readingTime(articleWords(record)),
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
  readonly group?: readonly string[] | null;
  readonly slug?: readonly string[] | null;
  readonly id?: readonly string[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

async function findCategories({ group, slug, id, limit, offset }: CategoryArguments, { payload }: ApiContext) {
  const wanted = (['clientType', 'articleCategory'] as const).filter((name) => !group || group.includes(name));
  const found = await Promise.all(
    wanted.map(async (name) => {
      const { docs } = await payload.find({
        collection: groups[name],
        where: {
          and: [
            ...(slug ? [{ slug: { in: [...slug] } }] : []),
            ...(id ? [{ id: { in: id.map(Number).filter(Number.isFinite) } }] : []),
          ],
        },
        sort: 'title',
        pagination: false,
        depth: 0,
        overrideAccess: false,
      });
      return docs.map((record) => category(name, record));
    }),
  );
  const start = Math.max(0, offset ?? 0);
  return found.flat().slice(start, limit === null || limit === undefined ? undefined : start + Math.max(0, limit));
}

const source = (entry: Entry | null | undefined, context: ApiContext) => (entry ? entrySource(entry, context) : null);

export const resolvers: Record<string, Resolve<unknown, never>> = {
  entries: async (_source, criteria: EntryCriteria, context) =>
    (await findEntries(context, criteria)).map((entry) => entrySource(entry, context)),
  entry: async (_source, criteria: EntryCriteria, context) =>
    source((await findEntries(context, { ...criteria, limit: 1 }))[0], context),
  entryCount: (_source, criteria: EntryCriteria, context) => countEntries(context, criteria),
  categories: (_source, criteria: CategoryArguments, context) => findCategories(criteria, context),
};

interface NeighbourArguments {
  readonly section?: readonly string[] | null;
}

const beside =
  (direction: 'next' | 'prev'): Resolve<{ entry: Entry }, NeighbourArguments> =>
  async ({ entry }, { section }, context) => {
    if (section && section.length > 0 && !section.includes(entry.section)) return null;
    return source(await neighbour(context, entry, direction), context);
  };

export const entryResolvers = { next: beside('next'), prev: beside('prev') };
