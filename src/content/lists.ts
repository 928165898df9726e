import type { InsightListing, Lists, WorkListing } from '../domain/content.ts';
import { interfaceWords } from '../i18n/interface-words.ts';
import type { PreviewSection } from '../sections/blocks.ts';
import { type ContentSource, insightsPerPage, worksPerPage } from './source.ts';

interface WorkAsked {
  readonly type?: string | undefined;
  readonly view?: 'list' | undefined;
  readonly page?: number | undefined;
}

/** Returns one page of the list of work; null if it cannot exist. */
export async function workListing(
  content: ContentSource,
  { type: slug, view, page = 1 }: WorkAsked,
): Promise<WorkListing | null> {
  // Checked before further reads, since visitors can invent filters.
  const types = await content.workTypes();
  const type = types.find((one) => one.slug === slug);
  if (slug !== undefined && !type) return null;
  const all = await content.workPage({ page: slug ? 1 : page });

  // One page that holds every case needs no further reads.
  const whole = all.count <= worksPerPage;
  const ofType = (wanted: string) =>
    all.works.filter(({ clientTypes }) => clientTypes.some((one) => one.slug === wanted));
  const [{ works, count }, counts] = await Promise.all([
    !type
      ? all
      : whole
        ? { works: ofType(type.slug), count: ofType(type.slug).length }
        : content.workPage({ page, type: type.slug }),
    Promise.all(types.map((one) => (whole ? ofType(one.slug).length : content.workCount(one.slug)))),
  ]);
  const pages = Math.max(1, Math.ceil(count / worksPerPage));
  if (page > pages) return null;

  const { work: words, text } = interfaceWords(content.language);
  const filters = [
    { slug: undefined, label: words.all, count: all.count },
    ...types.map((one, index) => ({ slug: one.slug, label: one.title, count: counts[index] ?? 0 })),
  ].filter((one) => one.count > 0 || one.slug === slug);
  const shownAs = view ?? 'grid';
  const announced = words.announcement(type?.title ?? words.all, count, shownAs);
  const announcement = page > 1 ? text.numberedPage(announced, page) : announced;
  return { works, filters, type, view: shownAs, asked: { view }, page, pages, announcement };
}

interface InsightAsked {
  readonly category?: string | undefined;
  readonly page?: number | undefined;
}

/** Returns one page of the list of articles; null if it cannot exist. */
export async function insightListing(
  content: ContentSource,
  { category: slug, page = 1 }: InsightAsked,
): Promise<InsightListing | null> {
  const first = await content.insightPage({ page: 1 });
  const { categories } = first;
  const category = categories.find((one) => one.slug === slug);
  // Checked before further reads, since visitors can invent filters and pages.
  if (slug !== undefined && !category) return null;
  const count = await content.insightCount(slug);
  const pages = Math.max(1, Math.ceil(count / insightsPerPage));
  if (page > pages) return null;
  const { articles } = page === 1 && slug === undefined ? first : await content.insightPage({ page, category: slug });
  const { insights: words, text } = interfaceWords(content.language);
  const announced = words.announcement(category?.title ?? words.all, count);
  const announcement = page > 1 ? text.numberedPage(announced, page) : announced;
  return { articles, categories, category, page, pages, announcement };
}

/** Articles shown by a section of the newest. */
const mostNewest = 3;

/**
 * Reads the cases, articles and jobs that the sections of a page show. Reads nothing for other
 * sections, nor what is `given` already.
 */
export async function listsFor(
  content: ContentSource,
  sections: readonly PreviewSection[],
  given: Lists = {},
): Promise<Lists> {
  const shows = (...names: readonly PreviewSection['block'][]) => sections.some(({ block }) => names.includes(block));
  const [work, insights, jobs, newest] = await Promise.all([
    !given.work && shows('work-list') ? workListing(content, {}) : null,
    !given.insights && shows('insight-list') ? insightListing(content, {}) : null,
    !given.jobs && shows('job-list', 'jobs-hero') ? content.jobs() : null,
    !given.newest && shows('other-topics') ? content.insightPage({ page: 1 }) : null,
  ]);
  return {
    ...(work ? { work } : {}),
    ...(insights ? { insights } : {}),
    ...(jobs ? { jobs } : {}),
    ...(newest ? { newest: newest.articles.slice(0, mostNewest) } : {}),
    ...given,
  };
}
