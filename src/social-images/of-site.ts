import type { ComposedPage } from '../content/composed-page.ts';
import { listPage } from '../content/list-pages.ts';
import type { ContentSource } from '../content/source.ts';
import type { WorkDetails } from '../domain/content.ts';
import type { Language } from '../domain/languages.ts';
import { organisationOf } from '../domain/organisation.ts';
import { isListPath, type ListPath } from '../domain/template-addresses.ts';
import { siteColours } from '../sections/case/case-ink.ts';
import type { SocialImageFacts } from './facts.ts';
import { articleImage, caseImage, jobImage, listImage, pageImage } from './templates.ts';

/** Pages name their image and the server draws it; both use these facts, so the hashes match. */

export const socialImageOfWork = (work: WorkDetails, language: Language): SocialImageFacts =>
  caseImage(work, work.colours ?? siteColours(work.slug), language);

/** Pictures of a list's newest entries. */
async function newestPictures(content: ContentSource, path: ListPath) {
  if (path === '/work') {
    const { works } = await content.workPage({ page: 1 });
    return works.map(({ gridImageFull, gridImageIllustration }) => gridImageFull ?? gridImageIllustration);
  }
  if (path === '/insights') return (await content.insightPage({ page: 1 })).articles.map(({ thumbnail }) => thumbnail);
  return [];
}

/** Facts of a list's image, the same on each of its pages. */
export async function socialImageOfList(content: ContentSource, path: ListPath): Promise<SocialImageFacts> {
  const [page, newest] = await Promise.all([listPage(content, path), newestPictures(content, path)]);
  return listImage(page, path, newest, content.language);
}

export async function socialImageOfPage(content: ContentSource, page: ComposedPage): Promise<SocialImageFacts> {
  return pageImage(page, organisationOf(await content.facts()), content.language);
}

/** Facts of the image at an address; undefined without a page or image. */
export async function socialImageAt(content: ContentSource, path: string): Promise<SocialImageFacts | undefined> {
  if (isListPath(path)) return socialImageOfList(content, path);
  const [, list, slug] = /^\/(work|insights|jobs)\/([^/]+)$/.exec(path) ?? [];
  if (list === 'work' && slug !== undefined) {
    const work = await content.work(slug);
    return work ? socialImageOfWork(work, content.language) : undefined;
  }
  if (list === 'insights' && slug !== undefined) {
    const article = await content.insight(slug);
    return article ? articleImage(article, content.language) : undefined;
  }
  if (list === 'jobs') {
    const job = (await content.jobs()).find((one) => one.slug === slug);
    return job && jobImage(job, content.language);
  }
  const page = await content.page(path);
  return page ? socialImageOfPage(content, page) : undefined;
}
