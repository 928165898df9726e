import { words as brandWords } from '#words';
import { chineseName } from '../../config/brand/wordmark.ts';
import type { PageCard } from '../../domain/content.ts';
import { type Facts, interpolateAll, unknownTokens } from '../../domain/facts.ts';
import type { Language } from '../../domain/languages.ts';
import type { Navigation } from '../../domain/navigation.ts';
import type { Picture } from '../../domain/picture.ts';
import type { PriceInShort, SearchGroupName } from '../../domain/search-results.ts';
import { listPaths } from '../../domain/template-addresses.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { closesAt } from '../jobs.ts';
import type { ContentSource } from '../source.ts';
import { wordsIn } from '../words-in.ts';

/** Search index entry of one page, with the data of its result. */
export interface SearchDocument {
  /** Path of the page. */
  readonly id: string;
  readonly group: SearchGroupName;
  readonly title: string;
  readonly text: string;
  /** Labels of the page in menus; searched with more weight than its title, not shown. */
  readonly names: string;
  /** Further searched words, not shown. */
  readonly also: string;
  readonly picture: Picture | null;
  readonly price?: PriceInShort | undefined;
  /** Milliseconds since 1970 after which it is no longer found. */
  readonly until?: number;
}

/** Part of the content source that is searched. */
export type SearchedContent = Pick<
  ContentSource,
  'language' | 'works' | 'insightWords' | 'insightThumbnails' | 'jobs' | 'page' | 'pages' | 'navigation' | 'facts'
>;

/** Removes the brand name at the end of a title. */
const withoutBrand = (title: string): string => title.replace(/(?:\s+–|｜)[^–｜]*$/, '');

/** Fills facts into the prices; drops those with an unknown fact. */
const pricesSaid = (facts: Facts, language: Language): Readonly<Record<string, PriceInShort>> =>
  Object.fromEntries(
    Object.entries(wordsIn(brandWords, language).search.prices)
      .filter(([, price]) => unknownTokens(JSON.stringify(price), facts).length === 0)
      .map(([path, price]) => [path, interpolateAll(price, facts)]),
  );

/**
 * Maps each address to its labels in header and footer, including the Chinese ones of the price
 * list.
 */
function namesIn({ header, button, chat, services, prices, others, explore, legal }: Navigation): Map<string, string> {
  const names = new Map([['/', chineseName ?? '']]);
  const links = [...header, button, chat, ...services, ...others, ...explore, ...legal];
  const priced = prices.map(({ href, label, plate }) => ({ href, label: `${label} ${plate?.name ?? ''}` }));
  for (const { href, label } of [...links, ...priced]) names.set(href, `${names.get(href) ?? ''} ${label}`);
  return names;
}

const pageDocument = (
  { path, title, description, menu, opening }: PageCard,
  names: string,
  price: PriceInShort | undefined,
  priceWord: string,
): SearchDocument => ({
  id: path,
  group: menu === 'services' ? 'Services' : 'Pages',
  title: withoutBrand(title),
  text: description,
  // Lets a search for prices find services with a figure, in dollars or in weeks.
  names: price ? `${names} ${priceWord}` : names,
  also: opening,
  picture: null,
  price,
});

/** Returns the entries of the index: cases, articles, jobs, services and all other pages. */
export async function searchDocuments(content: SearchedContent): Promise<SearchDocument[]> {
  const [works, articles, jobs, pages, lists, navigation, facts] = await Promise.all([
    content.works(),
    content.insightWords(),
    content.jobs(),
    content.pages(),
    Promise.all(listPaths.map((path) => content.page(path))),
    content.navigation(),
    content.facts(),
  ]);
  const { search: words, text: interfaceText } = interfaceWords(content.language);
  const names = namesIn(navigation);
  const prices = pricesSaid(facts, content.language);
  return [
    ...works.map(
      ({ slug, title, subject, services: done, clientTypes, gridImageFull }): SearchDocument => ({
        id: `/work/${slug}`,
        group: 'Work',
        title,
        text: subject ?? '',
        names: '',
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
        names: '',
        also: also.join(' '),
        picture: null,
      }),
    ),
    ...[...pages, ...lists]
      .filter((page) => page !== null)
      .map((page) => pageDocument(page, names.get(page.path) ?? '', prices[page.path], words.priceWord)),
    ...jobs.map(
      ({ slug, job, experience, location, description, validThrough }): SearchDocument => ({
        id: `/jobs/${slug}`,
        group: 'Jobs',
        title: job,
        text: description ?? [experience, location].filter(Boolean).join(interfaceText.comma),
        names: '',
        also: `${experience} ${location} ${words.jobWord}`,
        picture: null,
        until: closesAt({ validThrough }),
      }),
    ),
  ];
}
