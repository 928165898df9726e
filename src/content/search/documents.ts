import { words } from '#words';
import { type Facts, saidThroughout, unknownTokens } from '../../shared/facts.ts';
import type { Picture } from '../../shared/picture.ts';
import { closesAt } from '../jobs.ts';
import type { ContentSource } from '../source.ts';
import type { PageCard } from '../types.ts';
import type { FareInShort, SearchGroupName } from './results.ts';

/** What is searched of one page, and shown of it when it is found. */
export interface SearchDocument {
  /** The page's address. */
  readonly id: string;
  readonly group: SearchGroupName;
  readonly title: string;
  readonly text: string;
  /** Words by which it is found too, and which are not shown. */
  readonly also: string;
  readonly picture: Picture | null;
  readonly fare?: FareInShort | undefined;
  /** Milliseconds since 1970 from which on it is not found any more. */
  readonly until?: number;
}

/** What of the content is searched. */
export type SearchedContent = Pick<
  ContentSource,
  'works' | 'insightWords' | 'insightThumbnails' | 'jobs' | 'pages' | 'facts'
>;

/** A title without the name that every page bears behind a dash. */
const withoutBrand = (title: string): string => title.replace(/\s+–[^–]*$/, '');

/** Whoever asks for prices finds the services that say what they take, in dollars or in weeks. */
const priceOf = (fare: FareInShort | undefined): string => (fare ? 'price' : '');

/** One whose figure is a fact that is not there is none. */
const faresSaid = (facts: Facts): Readonly<Record<string, FareInShort>> =>
  Object.fromEntries(
    Object.entries(words.search.fares)
      .filter(([, fare]) => unknownTokens(JSON.stringify(fare), facts).length === 0)
      .map(([path, fare]) => [path, saidThroughout(fare, facts)]),
  );

const services = (pages: readonly PageCard[], fares: Readonly<Record<string, FareInShort>>): SearchDocument[] =>
  pages
    .filter(({ menu }) => menu === 'services')
    .map(({ path, title, description, opening }) => ({
      id: path,
      group: 'Services',
      title: withoutBrand(title),
      text: description,
      also: `${opening} ${priceOf(fares[path])}`,
      picture: null,
      fare: fares[path],
    }));

/** Everything that can be found: cases, articles, services and jobs. */
export async function searchDocuments(content: SearchedContent): Promise<SearchDocument[]> {
  const [works, articles, jobs, pages, facts] = await Promise.all([
    content.works(),
    content.insightWords(),
    content.jobs(),
    content.pages(),
    content.facts(),
  ]);
  const fares = faresSaid(facts);
  return [
    ...works.map(
      ({ slug, title, subject, services: done, clientTypes, gridImageFull }): SearchDocument => ({
        id: `/work/${slug}`,
        group: 'Work',
        title,
        text: subject ?? '',
        also: [done ?? '', ...clientTypes.map((type) => type.title)].join(' '),
        picture: gridImageFull,
      }),
    ),
    ...articles.map(
      ({ slug, title, description, also }): SearchDocument => ({
        id: `/insights/${slug}`,
        group: 'Articles',
        title,
        text: description ?? '',
        also: also.join(' '),
        picture: null,
      }),
    ),
    ...services(pages, fares),
    ...jobs.map(
      ({ slug, job, experience, location, description, validThrough }): SearchDocument => ({
        id: `/jobs/${slug}`,
        group: 'Jobs',
        title: job,
        text: description ?? [experience, location].filter(Boolean).join(', '),
        also: `${experience} ${location}`,
        picture: null,
        until: closesAt({ validThrough }),
      }),
    ),
  ];
}
