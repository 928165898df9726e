import {
  insightLines,
  insightPictures,
  workGalleries,
  workLines,
  workPictures,
  workTexts,
} from '../domain/entry-fields.ts';
import { mostUnits } from './cost.ts';
import { defaultLimit, largestLimit } from './limits.ts';

const fields = (names: readonly string[], type: string): string => names.map((name) => `\n  ${name}: ${type}`).join('');

/** Fields shared by cases and articles. */
const entryFields = `id: ID!
  title: String
  slug: String
  "\`live\`, or \`draft\` for what only a token sees."
  status: String
  postDate: DateTime
  dateUpdated: DateTime
  "The entry after this one in the order of the list, which is the next older one."
  next(section: [String]): EntryInterface
  "The entry before this one in the order of the list, which is the next newer one."
  prev(section: [String]): EntryInterface
  seomatic: SeomaticInterface`;

const window = `"${defaultLimit} when it is left out; ${largestLimit} at most."
    limit: Int
    offset: Int`;

/** GraphQL schema of `/api`. `npm run generate` writes it to `docs/content-api.graphql`. */
export const schemaText = `# Written by \`npm run generate\` from src/api/schema-text.ts; change that instead.

"""
The content API: \`POST /api\`, also \`GET\`. It answers the seven operations of the specification (getWorks, getTypes,
getWorkDetails, getInsights, getEntryCount, the article and the pager), and gives pages and jobs besides. Entries have the
shape of Craft CMS as far as those operations need it: relations and assets are lists. Without a token only published
content is visible; \`Authorization: Bearer <API key>\` with a token made in the admin panel also sees drafts.

A request costs at most ${mostUnits.toLocaleString('en-GB')} units; more is answered with 400 before anything is read. Each field that is
written costs 25, and one of \`Query\` 200 more. An entry, a picture or a category costs a little more than one, a long text
four, a neighbour 20, the sections of a page 80, each character of an argument a half. A list costs what it may hold: its
\`limit\`, not what is found.
"""
type Query {
  "Entries of one section, \`works\` (cases) or \`insights\` (articles), newest first."
  entries(
    section: [String]
    slug: [String]
    relatedToCategories: [CategoryCriteriaInput]
    ${window}
  ): [EntryInterface]
  "The newest entry that matches."
  entry(section: [String], slug: [String]): EntryInterface
  "How many entries match."
  entryCount(section: [String], relatedToCategories: [CategoryCriteriaInput]): Int!
  "Categories of one group, \`clientType\` or \`articleCategory\`, by title."
  categories(group: [String]): [CategoryInterface]
  "The pages that editors compose of sections, by address. With \`sections\`, some 100 of them can be asked for at once."
  pages(
    ${window}
  ): [Page!]!
  "The page at an address such as \`/contact-us\`; null where there is none."
  page(path: String!): Page
  "The open jobs, newest first: the rows of \`GET /api/jobs.json\`."
  jobs: [Job!]!
}

"Any JSON value."
scalar JSON

"An RFC 3339 date and time."
scalar DateTime

input CategoryCriteriaInput {
  slug: [String]
}

interface EntryInterface {
  ${entryFields}
}

type works_Entry implements EntryInterface {
  ${entryFields}
  clientType: [CategoryInterface]${fields([...workLines, ...workTexts], 'String')}${fields([...workPictures, ...workGalleries], '[AssetInterface]')}
  "The client's colours as \`#rrggbb\`: deep, bright, pale, darkest, and a further dark where there is one; empty when an editor gave none. Not in Craft."
  colours: [String!]!
}

type insights_Entry implements EntryInterface {
  ${entryFields}
  articleCategory: [CategoryInterface]
  author: [authors_Entry]${fields(insightLines, 'String')}${fields(insightPictures, '[AssetInterface]')}
  insightsContent: [insightsContent_Entry]
}

union insightsContent_Entry = text_Entry | images_Entry

type text_Entry {
  id: ID!
  "HTML."
  text: String
}

type images_Entry {
  id: ID!
  images: [captionedImage_Entry]
}

type captionedImage_Entry {
  caption: String
  image: [AssetInterface]
}

type authors_Entry {
  title: String
  description: String
  thumbnail: [AssetInterface]
}

type CategoryInterface {
  id: ID!
  title: String
  slug: String
}

"A picture."
type AssetInterface {
  url: String
  title: String
  alt: String
  width: Int
  height: Int
  "What a crop must keep, as shares of width and height."
  focalPoint: [Float]
  "The colour that most of it has, as \`#rrggbb\`. Not in Craft."
  colour: String
  "The sizes that are ready, smallest first in each format. Not in Craft."
  sizes: [AssetSize!]!
}

type AssetSize {
  url: String!
  width: Int!
  "\`avif\` or \`webp\`."
  format: String!
}

"Head tags as HTML, ready for a page's head."
type SeomaticInterface {
  metaTitleContainer: String
  metaTagContainer: String
  metaJsonLdContainer: String
}

"A page made of sections. Facts that its words name in braces are in their place."
type Page {
  id: ID!
  "Its address on this site, which begins with \`/\`."
  path: String!
  "The same with the public origin."
  url: String!
  "\`live\`, or \`draft\` for what only a token sees."
  status: String!
  title: String!
  description: String!
  "The entry of the header that the page belongs to: \`work\`, \`services\`, \`about\`, \`insights\` or \`contact\`."
  menu: String
  "Name of the colour that the page stands on."
  ground: String!
  dateUpdated: DateTime
  "From top to bottom. One that lacks something it needs is left out, as on the site."
  sections: [PageSection!]!
}

"A section of a page."
type PageSection {
  "Its name in the library of sections, for example \`faq\`. It never changes, and says what \`props\` holds."
  block: String!
  "The ground it stands on and the bar above it; null where the section draws its stretch of the page itself."
  frame: JSON
  "Its words and the rest of what it is given. Pictures, films and wordmarks have a whole \`url\`; links (\`href\`) stay as editors wrote them; dates are ISO 8601."
  props: JSON!
}

type Job {
  job: String!
  slug: String!
  experience: String!
  location: String!
  "HTML."
  text: String!
  jobTrack: [JobTrack!]!
  postDate: DateTime
  dateUpdated: DateTime
  validThrough: DateTime
  description: String
}

type JobTrack {
  heading: String!
  text: String!
}
`;
