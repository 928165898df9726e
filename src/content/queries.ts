import type { Operation } from './run-query.ts';

const asset = 'url title alt width height';

const seomatic = 'seomatic { metaTitleContainer metaTagContainer metaLinkContainer metaJsonLdContainer }';

const workCard = `
  id title slug
  ... on works_Entry {
    clientType { id title slug }
    services subject
    gridImageFull { ${asset} }
    gridImageIllustration { ${asset} }
  }`;

const insightCard = `
  id title slug postDate
  ... on insights_Entry {
    description readingNote
    articleCategory { id title slug }
    thumbnail { ${asset} }
    author { title description thumbnail { ${asset} } }
  }`;

/** All cases, newest first. */
export const getWorks: Operation = {
  name: 'getWorks',
  document: `query getWorks($limit: Int, $offset: Int, $related: [CategoryCriteriaInput]) {
    entries(section: ["works"], limit: $limit, offset: $offset, relatedToCategories: $related) {${workCard}}
    entryCount(section: ["works"], relatedToCategories: $related)
  }`,
};

/** The filter buttons of the case list. */
export const getTypes: Operation = {
  name: 'getTypes',
  document: `query getTypes { categories(group: ["clientType"]) { id title slug } }`,
};

/** One case. */
export const getWorkDetails: Operation = {
  name: 'getWorkDetails',
  document: `query getWorkDetails($slug: [String]) {
    entry(section: ["works"], slug: $slug) {${workCard}
      ... on works_Entry {
        introImage { ${asset} } introImageMobile { ${asset} } workHeroImage { ${asset} }
        addressBarUrl introduction introductionTitle button body bodyHeading
        images { ${asset} } images2 { ${asset} } images3 { ${asset} } challengeMobileImages { ${asset} }
        section2 section2Head section3 section3Head results
        gallery { ${asset} } bannerImage { ${asset} }
        ${seomatic}
      }
      next(section: ["works"]) { title slug }
    }
    entries(section: ["works"], limit: 1) { title slug }
  }`,
};

/** One page of the article list, and the filter buttons over it. */
export const getInsights: Operation = {
  name: 'getInsights',
  document: `query getInsights($limit: Int, $offset: Int, $related: [CategoryCriteriaInput]) {
    entries(section: ["insights"], limit: $limit, offset: $offset, relatedToCategories: $related) {${insightCard}}
    categories(group: ["articleCategory"]) { id title slug }
  }`,
};

/** How many articles there are, in all or of one category. */
export const getEntryCount: Operation = {
  name: 'getEntryCount',
  document: `query getEntryCount($related: [CategoryCriteriaInput]) {
    entryCount(section: ["insights"], relatedToCategories: $related)
  }`,
};

/** One article. */
export const getInsightDetails: Operation = {
  name: 'getInsightDetails',
  document: `query getInsightDetails($slug: [String]) {
    entry(section: ["insights"], slug: $slug) {${insightCard}
      dateUpdated
      ... on insights_Entry {
        bannerImage { ${asset} }
        insightsContent {
          __typename
          ... on text_Entry { id text }
          ... on images_Entry { id images { caption image { ${asset} } } }
        }
      }
      ${seomatic}
    }
  }`,
};

/** The neighbours of one article, and the newest others. */
export const getPager: Operation = {
  name: 'getPager',
  document: `query getPager($slug: [String], $limit: Int) {
    current: entry(section: ["insights"], slug: $slug) {
      next(section: ["insights"]) { title slug }
      prev(section: ["insights"]) { title slug }
    }
    entries(section: ["insights"], limit: $limit) {${insightCard}}
  }`,
};
