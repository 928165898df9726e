import { interpolate as sayFacts } from '../../../domain/facts.ts';
import { organisationFactsOf } from '../../../domain/organisation-facts.ts';
import { artwork, brand, words } from '../../panel/runtime-brand.ts';
import {
  readArticleCategories,
  readArticles,
  readAuthors,
  readCases,
  readClientTypes,
  readSeedJobs,
} from '../read-content.ts';
import { isSampleCollection, type SampleNote } from '../seed-notes.ts';
import type { Surveyed } from './survey.ts';

type Found = Surveyed['values'];

/** Milliseconds after which a save is not the one that created the record. */
const moment = 2000;

/** Collects every text of the sample's pages. */
function textsOf(value: unknown, texts = new Set<string>()): Set<string> {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) textsOf(part, texts);
  return texts;
}

const both = (first: unknown, second: unknown): string => JSON.stringify([first, second]);

/** File names of the sample's pictures in cases, articles and authors. */
function pictureFiles(): ReadonlySet<string> {
  const articles = new Map(readArticles().map(({ key, slug }) => [key, slug]));
  const published = (name: string): string => {
    const [, key = '', rest = ''] = /^(.+)(-(?:thumbnail|banner|picture-\d+))$/.exec(name) ?? [];
    const slug = articles.get(key);
    return slug === undefined ? name : slug + rest;
  };
  return new Set(artwork.content.map(({ name }) => `${published(name)}.avif`));
}

type Test = (record: Found) => boolean;

type Comparison = Readonly<Partial<Record<keyof SampleNote, Test>>>;

/**
 * Compares records with the sample, for installations older than the note about it.
 *
 * @param note may cover one half only: the pages came later than the rest
 */
function comparisons(note: SampleNote | null): readonly Comparison[] {
  const titled = (records: readonly { readonly slug: string; readonly title: string }[]) => {
    const known = new Set(records.map(({ slug, title }) => both(slug, title)));
    return ({ slug, title }: Found) => known.has(both(slug, title));
  };
  const brandTexts = textsOf(words.pages);
  const isInBrand = (text: unknown) => typeof text === 'string' && brandTexts.has(text);
  const files = pictureFiles();
  const jobs = new Set(readSeedJobs().map(({ slug, job }) => both(slug, job)));
  const facts = new Set(words.facts.map(({ token, value }) => both(token, value)));
  const organisation = new Map(organisationFactsOf(brand).map((fact) => [fact.token, fact]));
  // Older samples had the agency's name in titles, before there was a fact for it.
  const pages = new Set(
    words.pages.flatMap(({ path, title }) => [both(path, title), both(path, sayFacts(title, organisation))]),
  );
  const entries = {
    works: titled(readCases()),
    insights: titled(readArticles()),
    jobs: ({ slug, job }: Found) => jobs.has(both(slug, job)),
    'client-types': titled(readClientTypes()),
    'article-categories': titled(readArticleCategories()),
    authors: titled(readAuthors()),
    media: ({ filename }: Found) => files.has(String(filename)),
  };
  const composed = {
    pages: ({ path, title }: Found) => pages.has(both(path, title)),
    testimonials: ({ name, position, description }: Found) => [name, position, description].every(isInBrand),
    people: ({ name, role, text }: Found) => [name, role, text].every(isInBrand),
    partners: ({ drawn }: Found) => artwork.markNames.includes(String(drawn)),
    films: ({ drawn }: Found) => artwork.filmNames.includes(String(drawn)),
    facts: ({ token, value }: Found) => facts.has(both(token, value)),
    // The collection has exactly one record.
    navigation: () => true,
    media: ({ drawn }: Found) => artwork.pictureNames.includes(String(drawn)),
  };
  // Noted records need no comparison; other records that look like the sample are the editors' own.
  return [...(note?.works ? [] : [entries]), ...(note?.pages ? [] : [composed])];
}

/** Sample record, and whether it was saved since. */
export interface Known {
  readonly record: Surveyed;
  readonly changed: boolean;
  /** Noted `updatedAt`. */
  readonly written: string;
}

/**
 * Finds the sample's records among all.
 *
 * @param note note written when seeding; records that it does not cover are compared with the
 *   sample's values
 */
export function knownRecords(all: ReadonlyMap<string, Surveyed>, note: SampleNote | null): Map<string, Known> {
  const known = new Map<string, Known>();
  const compared = note?.works && note.pages ? [] : comparisons(note);
  for (const [key, record] of all) {
    const { collection, id, saved, values } = record;
    if (!isSampleCollection(collection) && collection !== 'navigation') continue;
    const noted = note?.[collection]?.[id];
    if (noted !== undefined) {
      const written = new Date(noted).toISOString();
      known.set(key, { record, written, changed: [...saved].some((at) => at !== written) });
    } else if (compared.some((compare) => compare[collection]?.(values))) {
      const written = new Date(String(values.createdAt)).toISOString();
      const changed = [...saved].some((at) => Date.parse(at) - Date.parse(written) > moment);
      known.set(key, { record, written, changed });
    }
  }
  return known;
}
