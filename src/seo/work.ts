import type { CreativeWork, ItemList } from 'schema-dts';
import type { WorkCard, WorkDetails } from '../content/types.ts';
import { brand } from '../site/brand.ts';
import { breadcrumbs, pageData } from './graph.ts';

/** The cases of one page of the list, in the order they are shown. */
export function workListData(
  site: URL | undefined,
  path: string,
  type: string | undefined,
  works: readonly WorkCard[],
) {
  const list: ItemList = {
    '@type': 'ItemList',
    name: type ?? 'Work',
    url: new URL(path, site).href,
    numberOfItems: works.length,
    itemListElement: works.map(({ title, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: new URL(`/work/${slug}`, site).href,
    })),
  };
  return works.length === 0 ? [] : pageData([list]);
}

export function workData(site: URL | undefined, work: WorkDetails) {
  const path = `/work/${work.slug}`;
  const picture = work.workHeroImage ?? work.gridImageFull;
  const creative: CreativeWork = {
    '@type': 'CreativeWork',
    '@id': `${new URL(path, site).href}#case`,
    name: work.title,
    url: new URL(path, site).href,
    ...(work.introductionTitle ? { headline: work.introductionTitle } : {}),
    ...(work.subject ? { about: work.subject } : {}),
    ...(work.clientTypes.length > 0 ? { genre: work.clientTypes.map(({ title }) => title) } : {}),
    ...(picture ? { image: new URL(picture.url, site).href } : {}),
    creator: { '@type': 'Organization', name: brand.name, url: new URL('/', site).href },
  };
  const way = breadcrumbs(site, [
    ['Work', '/work'],
    [work.title, path],
  ]);
  return pageData([creative, way], work.head.jsonLd);
}
