import { getJobs } from '../content/jobs.ts';
import type { ContentSource } from '../content/run-query.ts';
import { getSearchedArticles, getSearchedWorks } from '../content/search-operations.ts';
import { staticPages } from '../site/pages.ts';
import type { Picture } from '../site/picture.ts';
import type { SearchGroupName } from '../site/search.ts';

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
}

const isService = (path: string): boolean =>
  path.startsWith('/services/') || ['/strategy', '/web-design', '/web-development'].includes(path);

/** `Website Maintenance in Hong Kong — Signal Nine` without the name that every page bears. */
const withoutBrand = (title: string): string => title.replace(/\s+—[^—]*$/, '');

const services = (): SearchDocument[] =>
  staticPages
    .filter(({ path }) => isService(path))
    .map(({ path, title, description, heading, notice }) => ({
      id: path,
      group: 'Services',
      title: withoutBrand(title),
      text: description,
      also: `${heading.text} ${notice.name}`,
      picture: null,
    }));

/** Everything that can be found: cases, articles, services and jobs. */
export async function searchDocuments(content: ContentSource): Promise<SearchDocument[]> {
  const [works, articles, jobs] = await Promise.all([
    getSearchedWorks(content),
    getSearchedArticles(content),
    getJobs(content),
  ]);
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
      ({ slug, title, description, category, author }): SearchDocument => ({
        id: `/insights/${slug}`,
        group: 'Articles',
        title,
        text: description,
        also: `${category} ${author}`,
        picture: null,
      }),
    ),
    ...services(),
    ...jobs.map(
      ({ slug, job, experience, location, description }): SearchDocument => ({
        id: `/jobs/${slug}`,
        group: 'Jobs',
        title: job,
        text: description ?? [experience, location].filter(Boolean).join(', '),
        also: `${experience} ${location}`,
        picture: null,
      }),
    ),
  ];
}
