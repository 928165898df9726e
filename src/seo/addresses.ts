import { type ContentSource, insightsPerPage } from '../content/source.ts';
import type { JobDetails } from '../domain/content.ts';
import type { LanguageLink } from '../domain/languages.ts';

/** Address for the sitemap. */
export interface AddressEntry {
  readonly path: string;
  /** `YYYY-MM-DD` or RFC 3339; undefined if unknown. */
  readonly changed?: string | undefined;
  /** Address of its picture. */
  readonly picture?: string | undefined;
  /** The same page in every language that has it. */
  readonly alternates?: readonly LanguageLink[];
}

export type ArticleAddresses = Awaited<ReturnType<ContentSource['insightAddresses']>>;

export const laterPages = (path: string, count: number, perPage: number): AddressEntry[] =>
  Array.from({ length: Math.max(0, Math.ceil(count / perPage) - 1) }, (_, index) => ({
    path: `${path}?page=${index + 2}`,
  }));

/** Returns the latest of some dates; undefined if none is known. */
const lastOf = (moments: readonly (string | undefined)[]): string | undefined =>
  moments
    .filter((one) => one !== undefined && one !== '')
    .sort()
    .at(-1);

/** Entry of the list of cases, which changes with each of them. */
export const workListEntry = (changes: ReadonlyMap<string, string>): AddressEntry => ({
  path: '/work',
  changed: lastOf([...changes.values()]),
});

/** Entries of the list of articles, its further pages and the articles. */
export const articleEntries = (
  articles: ArticleAddresses,
  pictures: ReadonlyMap<string, { readonly url: string }> = new Map(),
): AddressEntry[] => [
  { path: '/insights', changed: lastOf(articles.map(({ changed }) => changed)) },
  ...laterPages('/insights', articles.length, insightsPerPage),
  ...articles.map(({ slug, changed }) => ({ path: `/insights/${slug}`, changed, picture: pictures.get(slug)?.url })),
];

const changeOf = ({ dateUpdated, postDate }: JobDetails): string | undefined => dateUpdated ?? postDate ?? undefined;

/** Entries of the list of jobs and of the jobs. */
export const jobEntries = (jobs: readonly JobDetails[]): AddressEntry[] => [
  { path: '/jobs', changed: lastOf(jobs.map(changeOf)) },
  ...jobs.map((job) => ({ path: `/jobs/${job.slug}`, changed: changeOf(job) })),
];

/**
 * Returns the last change of each address in milliseconds since 1970, 0 if unknown; excludes
 * further pages of lists. Reads a few columns of each record.
 */
export async function addressChanges(
  content: Pick<ContentSource, 'pageAddresses' | 'workChanges' | 'insightAddresses' | 'jobs'>,
): Promise<ReadonlyMap<string, number>> {
  const [composed, changes, articles, jobs] = await Promise.all([
    content.pageAddresses(),
    content.workChanges(),
    content.insightAddresses(),
    content.jobs(),
  ]);
  const cases = [...changes].map(([slug, changed]) => ({ path: `/work/${slug}`, changed }));
  const entries = [...composed, workListEntry(changes), ...cases, ...articleEntries(articles), ...jobEntries(jobs)];
  return new Map(
    entries
      .filter(({ path }) => !path.includes('?'))
      .map(({ path, changed }: AddressEntry) => [path, changed ? Date.parse(changed) || 0 : 0]),
  );
}
