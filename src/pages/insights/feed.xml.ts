import type { APIRoute } from 'astro';
import { escapeXml } from '../../seo/xml.ts';
import { insightFeed } from './_feed.ts';

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const GET: APIRoute = async (context) => {
  const { language, title, description, home, articles } = await insightFeed(context);
  const items = articles.map((article) =>
    [
      '<item>',
      element('title', article.title),
      element('link', article.url),
      `<guid isPermaLink="true">${escapeXml(article.url)}</guid>`,
      element('pubDate', new Date(article.published).toUTCString()),
      element('description', article.summary),
      element('content:encoded', article.html),
      ...article.categories.map((category) => element('category', category)),
      ...(article.author ? [element('dc:creator', article.author)] : []),
      ...(article.picture
        ? [`<media:content url="${escapeXml(article.picture.url)}" medium="image" type="${article.picture.type}"/>`]
        : []),
      '</item>',
    ].join(''),
  );
  const [newest] = articles;
  const vocabularies = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:media="http://search.yahoo.com/mrss/"',
  ];
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${vocabularies.join(' ')}>`,
    '<channel>',
    element('title', title),
    element('link', home),
    element('description', description),
    element('language', language.tag),
    ...(newest ? [element('lastBuildDate', new Date(newest.published).toUTCString())] : []),
    `<atom:link href="${escapeXml(`${home}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};
