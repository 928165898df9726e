import type { CollectionSlug } from 'payload';
import { sampleCollections } from '../seed-notes.ts';
import type { Plan } from './plan.ts';

/** Singular and plural of the collections. */
const nouns: Readonly<Partial<Record<CollectionSlug, readonly [string, string]>>> = {
  pages: ['page', 'pages'],
  works: ['case', 'cases'],
  insights: ['article', 'articles'],
  jobs: ['job', 'jobs'],
  'client-types': ['client type', 'client types'],
  'article-categories': ['article category', 'article categories'],
  authors: ['author', 'authors'],
  testimonials: ['testimonial', 'testimonials'],
  people: ['person', 'people'],
  partners: ['partner', 'partners'],
  films: ['film', 'films'],
  facts: ['fact', 'facts'],
  media: ['picture', 'pictures'],
};

const counted = (collection: CollectionSlug, count: number): string => {
  const [one, several] = nouns[collection] ?? [collection, collection];
  return `${count} ${count === 1 ? one : several}`;
};

const list = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${heading}\n${lines.map((line) => `  ${line}\n`).join('')}\n`;

/** Describes the plan for the operator. */
export function describePlan({ remove, keep, add, navigation, leading }: Plan): string {
  const counts = sampleCollections.flatMap((collection) => {
    const count = remove.filter((record) => record.collection === collection).length;
    return count === 0 ? [] : [counted(collection, count)];
  });
  const nothing = remove.length === 0 ? 'There is nothing of the sample content that could be removed.\n\n' : '';
  return [
    nothing,
    list('Of the sample content these are removed for good:', counts),
    list(
      'These stay:',
      keep.map(({ known, because }) => `${known.record.name}: ${because}`),
    ),
    list(
      'These stay and lead to what is removed; links to it are no longer shown:',
      [...leading].map(([name, addresses]) => `${name}: ${addresses.join(', ')}`),
    ),
    list('These get a plain page in its place:', add),
    navigation ? 'The navigation loses the entries that lead to what is removed.\n\n' : '',
  ].join('');
}
