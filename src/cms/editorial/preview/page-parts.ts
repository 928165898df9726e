import type { Previewed } from './preview-links.ts';

/**
 * Parts of a page by the field that a click opens: name of the part and the fields that it shows.
 */
export type Parts = Readonly<Record<string, { readonly name: string; readonly fields: readonly string[] }>>;

export interface PageParts {
  readonly parts: Parts;
  /** Field whose rows are parts of the page, behind the others. */
  readonly rows?: string;
  /** Name of one row. */
  readonly one?: string;
}

/** Parts of the pages of each collection, in the order of the page. */
export const pageParts: Readonly<Record<Previewed, PageParts>> = {
  pages: { parts: {}, rows: 'sections', one: 'Section' },
  works: {
    parts: {
      title: { name: 'Hero', fields: ['title', 'clientType', 'services', 'subject', 'colours', 'workHeroImage'] },
      introductionTitle: {
        name: 'Introduction',
        fields: ['introductionTitle', 'introduction', 'introImage', 'introImageMobile'],
      },
      bodyHeading: { name: 'Second chapter', fields: ['bodyHeading', 'body', 'images'] },
      section2Head: { name: 'Third chapter', fields: ['section2Head', 'section2', 'images2', 'challengeMobileImages'] },
      section3Head: { name: 'Fourth chapter', fields: ['section3Head', 'section3', 'images3'] },
      walk: { name: 'Film', fields: ['walk'] },
      results: { name: 'Results', fields: ['results', 'addressBarUrl', 'button'] },
      gallery: { name: 'Gallery', fields: ['gallery'] },
      bannerImage: { name: 'Banner', fields: ['bannerImage'] },
    },
  },
  insights: {
    parts: {
      title: {
        name: 'Hero',
        fields: ['title', 'description', 'postDate', 'articleCategory', 'author', 'readingNote', 'bannerImage'],
      },
    },
    rows: 'insightsContent',
    one: 'Part',
  },
  jobs: {
    parts: {
      job: { name: 'Hero', fields: ['job', 'experience', 'location'] },
      text: { name: 'Description', fields: ['text', 'postDate'] },
      jobTrack: { name: 'Performance plan', fields: ['jobTrack'] },
      validThrough: { name: 'Last day', fields: ['validThrough'] },
    },
  },
};
