import { artwork } from '#words';
import { exampleSection, readSection } from '../blocks/block.ts';
import type { CaseInShort, Lookup } from '../blocks/field-type.ts';
import { type FillingName, fillingOf } from '../blocks/filling.ts';
import type { Stored } from '../blocks/stored.ts';
import { brand } from '../config/brand/facts.ts';
import { defaultFacts } from '../content/brand-defaults.ts';
import type { JobDetails, Lists } from '../domain/content.ts';
import { interpolate } from '../domain/facts.ts';
import { safeHtml } from '../lib/html/rich-text.ts';
import { type AnySection, allBlocks } from '../sections/blocks.ts';
import { article, bareArticle, drawing, longTitle, sentence, upright } from './samples.ts';

/** Title, `lang` and `dir` of each filling's page. */
export const pageOf: Readonly<
  Record<FillingName, { readonly title: string; readonly lang: string; readonly dir?: 'rtl' }>
> = {
  defaults: { title: 'The least typing that publishes', lang: 'en-GB' },
  least: { title: 'The least of everything', lang: 'en-GB' },
  most: { title: 'The most of everything', lang: 'en-GB' },
  'long-words': { title: 'Words of 140 letters', lang: 'en-GB' },
  chinese: { title: 'Chinese', lang: 'zh-Hant-HK' },
  'right-to-left': { title: 'From right to left', lang: 'ar', dir: 'rtl' },
};

const pictures = [
  drawing,
  upright,
  ...artwork.pictureNames.slice(0, 3).map((name) => artwork.picture(name, 'A picture.')),
];
const films = artwork.filmNames.slice(0, 3).map((name) => artwork.film(name, 'Somebody scrolls through a site.'));
const marks = artwork.markNames.map((name) => artwork.mark(name));

/** Cases with every value that a section may show. */
const works: readonly CaseInShort[] = Array.from({ length: 12 }, (_, index) => ({
  slug: `case-${index + 1}`,
  title: index % 2 === 0 ? 'Love From Blue' : longTitle.slice(0, 60),
  subject: 'Paper, pens and postcards',
  services: 'Strategy, design, development',
  line: sentence,
  screen: drawing,
  illustration: upright,
  film: films[index % films.length] ?? null,
}));

function job(title: string): JobDetails {
  const text = safeHtml('<p>Words.</p>');
  if (!text) throw new Error('A job of the gallery has no text.');
  return {
    job: title,
    slug: title.toLowerCase(),
    experience: 'Three years',
    location: brand.address.locality,
    text,
    jobTrack: [],
    postDate: null,
    dateUpdated: null,
    validThrough: null,
    description: null,
  };
}

/** Lists that sections show but pages do not contain. */
export const lists: Lists = {
  work: {
    works: [],
    filters: [],
    type: undefined,
    view: 'grid',
    asked: { view: undefined },
    page: 1,
    pages: 1,
    announcement: 'No cases.',
  },
  insights: {
    articles: [article, bareArticle],
    categories: article.categories,
    category: undefined,
    page: 1,
    pages: 1,
    announcement: 'Two articles.',
  },
  jobs: [job('Writer'), job('Developer')],
  newest: [article, { ...bareArticle, id: 'two', slug: 'two' }],
};

const indices = (all: readonly unknown[]): number[] => [...all.keys()];

/**
 * Builds every block with a filling, and reads it as a page reads stored content.
 *
 * @throws Error if a block's example cannot be shown
 */
export async function filledBlocks(name: FillingName): Promise<AnySection[]> {
  const records: Stored[] = [];
  const lookup: Lookup = {
    picture: async (id) => pictures[Number(id)] ?? null,
    film: async (id) => films[Number(id)] ?? null,
    mark: async (id) => marks[Number(id)] ?? null,
    record: async (_list, id) => records[Number(id)] ?? null,
    work: async (id) => works[Number(id)] ?? null,
    featured: async () => [],
    address: async (typed) => typed,
    interpolate: async (written) => interpolate(written, defaultFacts),
  };
  const filling = fillingOf(name, {
    pictures: indices(pictures),
    films: indices(films),
    marks: indices(marks),
    works: indices(works),
    record: (_list, stored) => records.push(stored) - 1,
  });
  return Promise.all(
    allBlocks.map(async (block) => {
      const section = await readSection(block, exampleSection(block, filling), lookup);
      if (!section) throw new Error(`The block "${block.name}" is not shown with the filling "${name}".`);
      // The section was read with this block's definition.
      return section as AnySection;
    }),
  );
}
