/** Generated content of any size, the same for the same numbers. */

interface StandInCategory {
  readonly __typename: string;
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly groupHandle: string;
}

export interface StandInEntry {
  readonly __typename: 'works_Entry' | 'insights_Entry';
  readonly id: string;
  readonly index: number;
  readonly slug: string;
  readonly title: string;
  readonly clientType?: readonly StandInCategory[];
  readonly articleCategory?: readonly StandInCategory[];
  readonly [field: string]: unknown;
}

export interface StandInContent {
  readonly works: readonly StandInEntry[];
  readonly insights: readonly StandInEntry[];
  readonly categories: readonly StandInCategory[];
  readonly jobs: readonly unknown[];
}

const category = (typename: string, groupHandle: string) => (title: string, index: number) => ({
  __typename: typename,
  id: `${groupHandle}-${index}`,
  title,
  slug: title.toLowerCase().replace(/\W+/g, '-'),
  groupHandle,
});

const clientTypes = ['Finance', 'Food & drink', 'Retail', 'Sport'].map(category('clientType_Category', 'clientType'));
const articleCategories = ['Business', 'Care', 'Design', 'Development', 'Search'].map(
  category('articleCategory_Category', 'articleCategory'),
);

const words =
  'harbour ferry signal wind tide notice pier lantern ledger basket counter station morning typhoon market order'.split(
    ' ',
  );

/** Sentence of this many words, different for each seed. */
export function sentence(length: number, seed: number): string {
  const chosen = Array.from({ length }, (_, index) => words[(seed * 7 + index * 5 + (index % 3)) % words.length]);
  const text = chosen.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Picture as a data URL, without a second server. */
const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 10'%3E%3Cpath fill='%231a39e8' d='M0 0h16v10H0z'/%3E%3C/svg%3E";

export const standInPicture = (name: string, width = 1600, height = 1000) => [
  {
    id: name,
    url: `${drawing}#${name}`,
    title: name,
    alt: `Picture ${name}`,
    width,
    height,
    mimeType: 'image/svg+xml',
    focalPoint: [0.5, 0.5],
    colour: '#1a39e8',
    sizes: [],
  },
];

const newest = Date.UTC(2026, 5, 1);
const day = 24 * 60 * 60 * 1000;

export const standInCase = (index: number, fields: Readonly<Record<string, unknown>> = {}): StandInEntry => ({
  __typename: 'works_Entry',
  id: `w${index}`,
  index,
  slug: `case-${index}`,
  title: `Client number ${index}`,
  postDate: new Date(newest - index * day).toISOString(),
  clientType: clientTypes.slice(index % clientTypes.length, (index % clientTypes.length) + 1),
  services: 'Web design, web development',
  subject: 'Maker of things',
  gridImageFull: standInPicture(`screen-${index}`),
  gridImageIllustration: standInPicture(`illustration-${index}`, 1280, 1280),
  introImage: standInPicture(`intro-${index}`),
  introImageMobile: standInPicture(`phone-${index}`, 800, 1244),
  workHeroImage: standInPicture(`hero-${index}`),
  addressBarUrl: 'client.example',
  introductionTitle: 'What was asked for',
  introduction: `<p>${sentence(60, index)}</p>`,
  button: null,
  bodyHeading: 'What we decided',
  body: `<p>${sentence(80, index + 1)}</p>`,
  images: [...standInPicture(`a-${index}`), ...standInPicture(`b-${index}`)],
  images2: standInPicture(`c-${index}`),
  images3: standInPicture(`d-${index}`),
  challengeMobileImages: standInPicture(`e-${index}`, 800, 1244),
  section2Head: 'What was hard',
  section2: `<p>${sentence(50, index + 2)}</p>`,
  section3Head: 'What we left out',
  section3: `<p>${sentence(50, index + 3)}</p>`,
  results: `<p>${sentence(30, index + 4)}</p>`,
  gallery: [...standInPicture(`f-${index}`), ...standInPicture(`g-${index}`)],
  bannerImage: standInPicture(`banner-${index}`),
  colours: [],
  seomatic: {},
  ...fields,
});

const articleText = (index: number): string =>
  Array.from(
    { length: 5 },
    (_, part) =>
      `<h2>${sentence(4, index + part)}</h2><p>${sentence(90, index + part)}</p><p>${sentence(60, part)}</p>`,
  ).join('');

export const standInArticle = (index: number, fields: Readonly<Record<string, unknown>> = {}): StandInEntry => ({
  __typename: 'insights_Entry',
  id: `i${index}`,
  index,
  slug: `article-${index}`,
  title: sentence(6, index).replace('.', ` ${index}`),
  postDate: new Date(newest - index * day).toISOString(),
  dateUpdated: new Date(newest).toISOString(),
  description: sentence(18, index),
  readingNote: '4 minutes',
  articleCategory: articleCategories.slice(index % articleCategories.length, (index % articleCategories.length) + 1),
  thumbnail: standInPicture(`thumbnail-${index}`),
  bannerImage: standInPicture(`wide-${index}`, 2000, 900),
  author: [{ id: 'desk', title: 'Care desk', slug: 'care-desk', description: sentence(14, 3), thumbnail: [] }],
  insightsContent: () => [{ __typename: 'text_Entry', id: `t${index}`, text: articleText(index) }],
  seomatic: {},
  ...fields,
});

export const standInJob = (index: number) => ({
  job: `Desk number ${index}`,
  slug: `desk-${index}`,
  experience: 'Three years',
  location: 'Hong Kong',
  text: `<p>${sentence(60, index)}</p>`,
  jobTrack: [{ heading: 'First month: start', text: sentence(20, index) }],
  postDate: new Date(newest).toISOString(),
  validThrough: null,
  description: null,
});

export interface Sizes {
  readonly cases?: number;
  readonly articles?: number;
  readonly jobs?: number;
}

const many = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));

export const generatedContent = ({ cases = 0, articles = 0, jobs = 0 }: Sizes): StandInContent => ({
  works: many(cases, (index) => standInCase(index)),
  insights: many(articles, (index) => standInArticle(index)),
  categories: [...clientTypes, ...articleCategories],
  jobs: many(jobs, standInJob),
});
