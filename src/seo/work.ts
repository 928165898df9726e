import type { CreativeWork } from 'schema-dts';
import type { WorkCard, WorkDetails } from '../domain/content.ts';
import type { Language } from '../domain/languages.ts';
import type { Organisation } from '../domain/organisation.ts';
import { interfaceWords } from '../i18n/interface-words.ts';
import { breadcrumbs, listData, pageData } from './graph.ts';
import { type ShownFilm, videoData } from './video.ts';

/** Structured data of one page of cases, in their shown order. */
export function workListData(
  site: URL | undefined,
  path: string,
  type: string | undefined,
  works: readonly WorkCard[],
  language: Language,
) {
  const entries = works.map(({ title, slug }) => ({ name: title, path: `/work/${slug}` }));
  return listData(site, type ?? interfaceWords(language).work.name, path, entries);
}

export function workData(
  site: URL | undefined,
  work: WorkDetails,
  organisation: Pick<Organisation, 'name'>,
  language: Language,
  film?: ShownFilm,
) {
  const path = `/work/${work.slug}`;
  const picture = work.workHeroImage ?? work.gridImageFull;
  const video = film && videoData(site, path, film);
  const creative: CreativeWork = {
    '@type': 'CreativeWork',
    '@id': `${new URL(path, site).href}#case`,
    name: work.title,
    url: new URL(path, site).href,
    ...(work.introductionTitle ? { headline: work.introductionTitle } : {}),
    ...(work.subject ? { about: work.subject } : {}),
    ...(work.clientTypes.length > 0 ? { genre: work.clientTypes.map(({ title }) => title) } : {}),
    ...(picture ? { image: new URL(picture.url, site).href } : {}),
    ...(video ? { video: { '@id': video['@id'] ?? '' } } : {}),
    creator: { '@type': 'Organization', name: organisation.name, url: new URL('/', site).href },
  };
  const way = breadcrumbs(site, [
    [interfaceWords(language).work.name, '/work'],
    [work.title, path],
  ]);
  return pageData([creative, ...(video ? [video] : []), way], work.head.jsonLd);
}
