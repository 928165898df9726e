import {
  cardLines,
  cardPictures,
  insightLines,
  insightPictures,
  workGalleries,
  workLines,
  workPictures,
  workTexts,
} from '../../domain/entry-fields.ts';

/** One of the seven operations of the specification. */
export interface Operation {
  readonly name: string;
  readonly document: string;
  /** The document without the fields that only our own content API has. */
  readonly plainDocument: string;
}

/** Selections that are longer for our own content API than the specification. */
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

const pictured = (names: readonly string[], { asset }: Fields): string =>
  names.map((name) => `${name} { ${asset} }`).join(' ');

const neighbours = (section: string, names: readonly string[]): string =>
  names.map((name) => `${name}(section: ["${section}"]) { title slug }`).join(' ');

const workCard = (fields: Fields) => `
  id title slug postDate dateUpdated
  ... on works_Entry {
    clientType { id title slug }
    ${[fields.colours, ...cardLines].join(' ')}
    ${pictured(fields.cardPictures, fields)}
  }`;

const insightCard = (fields: Fields) => `
  id title slug postDate dateUpdated
  ... on insights_Entry {
    ${insightLines.join(' ')}
    articleCategory { id title slug }
    thumbnail { ${fields.asset} }
    author { title description thumbnail { ${fields.asset} } }
  }`;

/** Cases, newest first. */
export const getWorks = operation(
  'getWorks',
  (fields) => `query getWorks($limit: Int, $offset: Int, $related: [CategoryCriteriaInput]) {
    entries(section: ["works"], limit: $limit, offset: $offset, relatedToCategories: $related) {${workCard(fields)}}
  }`,
);

/** Filter options of a list: client types or article categories. */
export const getTypes = operation(
  'getTypes',
  () => `query getTypes($group: [String]) { categories(group: $group) { id title slug } }`,
);

/** One case, and the one after it. */
export const getWorkDetails = operation(
  'getWorkDetails',
  (fields) => `query getWorkDetails($slug: [String]) {
    entry(section: ["works"], slug: $slug) {${workCard(fields)}
      ... on works_Entry {
        ${[...workLines, ...workTexts].join(' ')}
        ${pictured([...workPictures, ...workGalleries], fields)}
      }
      ${neighbours('works', ['next'])}
      ${seomatic}
    }
  }`,
);

/** Articles, newest first. */
export const getInsights = operation(
  'getInsights',
  (fields) => `query getInsights($slug: [String], $limit: Int, $offset: Int, $related: [CategoryCriteriaInput]) {
    entries(section: ["insights"], slug: $slug, limit: $limit, offset: $offset, relatedToCategories: $related) {${insightCard(fields)}}
  }`,
);

/** Number of entries of a section, in all or in one category. */
export const getEntryCount = operation(
  'getEntryCount',
  () => `query getEntryCount($section: [String], $related: [CategoryCriteriaInput]) {
    entryCount(section: $section, relatedToCategories: $related)
  }`,
);

/** One article. */
export const getInsightDetails = operation(
  'getInsightDetails',
  (fields) => `query getInsightDetails($slug: [String]) {
    entries(section: ["insights"], slug: $slug) {${insightCard(fields)}
      ... on insights_Entry {
        ${pictured(insightPictures, fields)}
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

/** Articles with their neighbours: the newest, or the open one. */
export const getPager = operation(
  'getPager',
  (fields) => `query getPager($slug: [String], $limit: Int) {
    entries(section: ["insights"], slug: $slug, limit: $limit) {${insightCard(fields)}
      ${neighbours('insights', ['next', 'prev'])}
    }
  }`,
);
