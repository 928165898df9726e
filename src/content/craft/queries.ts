import { cardLines, cardPictures, workGalleries, workLines, workPictures, workTexts } from '../entry-fields.ts';

/** One of the named operations below. */
export interface Operation {
  readonly name: string;
  readonly document: string;
  /** The same without the fields that only our own content API has. */
  readonly plainDocument: string;
}

/** The parts that are longer when our own content API is asked, which has more than the specification. */
interface Fields {
  readonly asset: string;
  readonly colours: string;
  /** Pictures of a case in a list. */
  readonly cardPictures: readonly string[];
}

const plainFields: Fields = {
  asset: 'url title alt width height',
  colours: '',
  cardPictures: ['gridImageFull', 'gridImageIllustration'],
};

const allFields: Fields = {
  asset: `${plainFields.asset} focalPoint colour sizes { url width format }`,
  colours: 'colours',
  cardPictures,
};

const operation = (name: string, write: (fields: Fields) => string): Operation => ({
  name,
  document: write(allFields),
  plainDocument: write(plainFields),
});

const seomatic = 'seomatic { metaTitleContainer metaTagContainer metaJsonLdContainer }';

const workCard = ({ asset, colours, cardPictures: pictures }: Fields) => `
  id title slug
  ... on works_Entry {
    clientType { id title slug }
    ${[colours, ...cardLines].join(' ')}
    ${pictures.map((name) => `${name} { ${asset} }`).join(' ')}
  }`;

const insightCard = ({ asset }: Fields) => `
  id title slug postDate
  ... on insights_Entry {
    description readingNote
    articleCategory { id title slug }
    thumbnail { ${asset} }
    author { title description thumbnail { ${asset} } }
  }`;

/** One page of the cases, newest first. */
export const getWorks = operation(
  'getWorks',
  (fields) => `query getWorks($limit: Int, $offset: Int, $related: [CategoryCriteriaInput]) {
    entries(section: ["works"], limit: $limit, offset: $offset, relatedToCategories: $related) {${workCard(fields)}}
  }`,
);

/** How many cases there are, in all or of one client type. */
export const getWorkCount = operation(
  'getWorkCount',
  () => `query getWorkCount($related: [CategoryCriteriaInput]) {
    entryCount(section: ["works"], relatedToCategories: $related)
  }`,
);

/** The filter buttons of the case list. */
export const getTypes = operation(
  'getTypes',
  () => `query getTypes { categories(group: ["clientType"]) { id title slug } }`,
);

/** One case. */
export const getWorkDetails = operation(
  'getWorkDetails',
  (fields) => `query getWorkDetails($slug: [String]) {
    entry(section: ["works"], slug: $slug) {${workCard(fields)}
      ... on works_Entry {
        ${[...workLines, ...workTexts].join(' ')}
        ${[...workPictures, ...workGalleries].map((name) => `${name} { ${fields.asset} }`).join(' ')}
        ${seomatic}
      }
    }
  }`,
);

/** The case after one, and the newest, which follows the last. */
export const getNextWork = operation(
  'getNextWork',
  () => `query getNextWork($slug: [String]) {
    entry(section: ["works"], slug: $slug) { next(section: ["works"]) { title slug } }
    entries(section: ["works"], limit: 1) { title slug }
  }`,
);

/** One page of the article list. */
export const getInsights = operation(
  'getInsights',
  (fields) => `query getInsights($limit: Int, $offset: Int, $related: [CategoryCriteriaInput]) {
    entries(section: ["insights"], limit: $limit, offset: $offset, relatedToCategories: $related) {${insightCard(fields)}}
  }`,
);

/** The filter buttons of the article list. */
export const getArticleCategories = operation(
  'getArticleCategories',
  () => `query getArticleCategories { categories(group: ["articleCategory"]) { id title slug } }`,
);

/** Where articles lie and when they are from, for lists of addresses. */
export const getInsightAddresses = operation(
  'getInsightAddresses',
  () => `query getInsightAddresses($limit: Int, $offset: Int) {
    entries(section: ["insights"], limit: $limit, offset: $offset) { slug postDate dateUpdated }
  }`,
);

/** When cases were changed. */
export const getWorkChanges = operation(
  'getWorkChanges',
  () => `query getWorkChanges($limit: Int) {
    entries(section: ["works"], limit: $limit) { slug dateUpdated }
  }`,
);

/** Of each article the few words that are searched. */
export const getInsightWords = operation(
  'getInsightWords',
  () => `query getInsightWords($limit: Int, $offset: Int) {
    entries(section: ["insights"], limit: $limit, offset: $offset) {
      title slug
      ... on insights_Entry { description articleCategory { title } author { title } }
    }
  }`,
);

/** The pictures of some articles. */
export const getInsightThumbnails = operation(
  'getInsightThumbnails',
  ({ asset }) => `query getInsightThumbnails($slug: [String], $limit: Int) {
    entries(section: ["insights"], slug: $slug, limit: $limit) {
      slug
      ... on insights_Entry { thumbnail { ${asset} } }
    }
  }`,
);

/** How many articles there are, in all or of one category. */
export const getEntryCount = operation(
  'getEntryCount',
  () => `query getEntryCount($related: [CategoryCriteriaInput]) {
    entryCount(section: ["insights"], relatedToCategories: $related)
  }`,
);

/** One article. */
export const getInsightDetails = operation(
  'getInsightDetails',
  (fields) => `query getInsightDetails($slug: [String]) {
    entry(section: ["insights"], slug: $slug) {${insightCard(fields)}
      dateUpdated
      ... on insights_Entry {
        bannerImage { ${fields.asset} }
        insightsContent {
          __typename
          ... on text_Entry { id text }
          ... on images_Entry { id images { caption image { ${fields.asset} } } }
        }
      }
      ${seomatic}
    }
  }`,
);

/** Articles with their neighbours: of all, the newest or the one that is open. */
export const getPager = operation(
  'getPager',
  (fields) => `query getPager($slug: [String], $limit: Int) {
    entries(section: ["insights"], slug: $slug, limit: $limit) {${insightCard(fields)}
      next(section: ["insights"]) { title slug }
      prev(section: ["insights"]) { title slug }
    }
  }`,
);
