import type { Article } from 'schema-dts';
import type { HeadTag, InsightCard, InsightDetails } from '../domain/content.ts';
import type { Language } from '../domain/languages.ts';
import type { Organisation } from '../domain/organisation.ts';
import { interfaceWords } from '../i18n/interface-words.ts';
import { breadcrumbs, listData, pageData } from './graph.ts';

/** Structured data of one page of articles, in their shown order. */
export function insightListData(
  site: URL | undefined,
  path: string,
  category: string | undefined,
  articles: readonly InsightCard[],
  language: Language,
) {
  const entries = articles.map(({ title, slug }) => ({ name: title, path: `/insights/${slug}` }));
  return listData(site, category ?? interfaceWords(language).insights.name, path, entries);
}

/** Open Graph tags of an article; an editor's own take precedence. */
export function articleTags({ postDate, dateUpdated, categories, head }: InsightDetails): HeadTag[] {
  const given = new Set(head.tags.map(({ attributes }) => attributes.property));
  const properties: readonly (readonly [property: string, content: string])[] = [
    ['og:type', 'article'],
    ['article:published_time', postDate],
    ['article:modified_time', dateUpdated],
    ...categories.slice(0, 1).map(({ title }) => ['article:section', title] as const),
  ];
  return properties
    .filter(([property]) => !given.has(property))
    .map(([property, content]) => ({ tag: 'meta', attributes: { property, content } }));
}

export function articleData(
  site: URL | undefined,
  article: InsightDetails,
  organisation: Pick<Organisation, 'name'>,
  language: Language,
) {
  const path = `/insights/${article.slug}`;
  const home = new URL('/', site).href;
  const picture = article.bannerImage ?? article.thumbnail;
  const publisher = { '@type': 'Organization', name: organisation.name, url: home } as const;
  const data: Article = {
    '@type': 'Article',
    '@id': `${new URL(path, site).href}#article`,
    headline: article.title,
    ...(article.description ? { description: article.description } : {}),
    url: new URL(path, site).href,
    datePublished: article.postDate,
    dateModified: article.dateUpdated,
    // An editorial desk is no person, so it is an organisation.
    author: article.author
      ? { '@type': 'Organization', name: article.author.title, url: home, parentOrganization: publisher }
      : publisher,
    publisher: { ...publisher, logo: { '@type': 'ImageObject', url: new URL('/icon-512.png', site).href } },
    ...(picture ? { image: [new URL(picture.url, site).href] } : {}),
    ...(article.categories.length > 0 ? { articleSection: article.categories.map(({ title }) => title) } : {}),
  };
  const way = breadcrumbs(site, [
    [interfaceWords(language).insights.name, '/insights'],
    [article.title, path],
  ]);
  return pageData([data, way], article.head.jsonLd);
}
