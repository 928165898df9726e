import type { Article } from 'schema-dts';
import type { HeadTag, InsightCard, InsightDetails } from '../content/types.ts';
import type { House } from '../shared/house.ts';
import { breadcrumbs, listData, pageData } from './graph.ts';

/** The articles of one page of the list, in the order they are shown. */
export function insightListData(
  site: URL | undefined,
  path: string,
  category: string | undefined,
  articles: readonly InsightCard[],
) {
  const entries = articles.map(({ title, slug }) => ({ name: title, path: `/insights/${slug}` }));
  return listData(site, category ?? 'Insights', path, entries);
}

/** What link previews read of an article, unless an editor said it otherwise. */
export function articleTags({ postDate, dateUpdated, categories, head }: InsightDetails): HeadTag[] {
  const given = new Set(head.tags.map(({ attributes }) => attributes.property));
  const said: readonly (readonly [property: string, content: string])[] = [
    ['og:type', 'article'],
    ['article:published_time', postDate],
    ['article:modified_time', dateUpdated],
    ...categories.slice(0, 1).map(({ title }) => ['article:section', title] as const),
  ];
  return said
    .filter(([property]) => !given.has(property))
    .map(([property, content]) => ({ tag: 'meta', attributes: { property, content } }));
}

export function articleData(site: URL | undefined, article: InsightDetails, house: Pick<House, 'name'>) {
  const path = `/insights/${article.slug}`;
  const home = new URL('/', site).href;
  const picture = article.bannerImage ?? article.thumbnail;
  const publisher = { '@type': 'Organization', name: house.name, url: home } as const;
  const data: Article = {
    '@type': 'Article',
    '@id': `${new URL(path, site).href}#article`,
    headline: article.title,
    ...(article.description ? { description: article.description } : {}),
    url: new URL(path, site).href,
    datePublished: article.postDate,
    dateModified: article.dateUpdated,
    // A desk signs as a group of people: it is nobody in particular.
    author: article.author
      ? { '@type': 'Organization', name: article.author.title, url: home, parentOrganization: publisher }
      : publisher,
    publisher: { ...publisher, logo: { '@type': 'ImageObject', url: new URL('/icon-512.png', site).href } },
    ...(picture ? { image: [new URL(picture.url, site).href] } : {}),
    ...(article.categories.length > 0 ? { articleSection: article.categories.map(({ title }) => title) } : {}),
  };
  const way = breadcrumbs(site, [
    ['Insights', '/insights'],
    [article.title, path],
  ]);
  return pageData([data, way], article.head.jsonLd);
}
