import { type ContentSource, insightsPerPage } from '../content/source.ts';
import type { JobDetails } from '../content/types.ts';

/** An address that search engines may know. */
export interface AddressEntry {
  readonly path: string;
  /** `YYYY-MM-DD` or RFC 3339; undefined where nobody knows. */
  readonly changed?: string | undefined;
  /** Where its picture lies. */
  readonly picture?: string | undefined;
}

export type ArticleAddresses = Awaited<ReturnType<ContentSource['insightAddresses']>>;

export const laterPages = (path: string, count: number, perPage: number): AddressEntry[] =>
  Array.from({ length: Math.max(0, Math.ceil(count / perPage) - 1) }, (_, index) => ({
    path: `${path}?page=${index + 2}`,
  }));

/** The last of some moments; undefined where none is known. */
const lastOf = (moments: readonly (string | undefined)[]): string | undefined =>
  moments
    .filter((one) => one !== undefined && one !== '')
    .sort()
    .at(-1);

/** The list of cases: another page once any of them is. */
export const workListEntry = (changes: ReadonlyMap<string, string>): AddressEntry => ({
  path: '/work',
  changed: lastOf([...changes.values()]),
});

/** The list of articles, its pages, and the articles. */
export const articleEntries = (
  articles: ArticleAddresses,
  pictures: ReadonlyMap<string, { readonly url: string }> = new Map(),
): AddressEntry[] => [
  { path: '/insights', changed: lastOf(articles.map(({ changed }) => changed)) },
  ...laterPages('/insights', articles.length, insightsPerPage),
  ...articles.map(({ slug, changed }) => ({ path: `/insights/${slug}`, changed, picture: pictures.get(slug)?.url })),
];

const changeOf = ({ dateUpdated, postDate }: JobDetails): string | undefined => dateUpdated ?? postDate ?? undefined;

/** The list of jobs, and the jobs. */
export const jobEntries = (jobs: readonly JobDetails[]): AddressEntry[] => [
  { path: '/jobs', changed: lastOf(jobs.map(changeOf)) },
  ...jobs.map((job) => ({ path: `/jobs/${job.slug}`, changed: changeOf(job) })),
];

/**
 * When each address that has a change of its own was last changed, in milliseconds since 1970; 0
 * where nobody knows. Later pages of lists are not among them. It costs a few columns of each
 * record.
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
