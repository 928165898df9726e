import type { APIRoute } from 'astro';
import { words } from '#words';
import { escapeXml } from '../../seo/xml.ts';
import { houseOf } from '../../shared/house.ts';
import { newestArticles } from '../_newest-articles.ts';

const articlesInFeed = 30;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const GET: APIRoute = async ({ locals: { content }, site }) => {
  const [articles, facts] = await Promise.all([newestArticles(content, articlesInFeed), content.facts()]);

  const address = (path: string): string => new URL(path, site).href;
  const items = articles.map(({ slug, title, description, postDate, categories, author }) =>
    [
      '<item>',
      element('title', title),
      element('link', address(`/insights/${slug}`)),
      `<guid isPermaLink="true">${escapeXml(address(`/insights/${slug}`))}</guid>`,
      element('pubDate', new Date(postDate).toUTCString()),
      element('description', description),
      ...categories.map((category) => element('category', category.title)),
      ...(author ? [element('dc:creator', author.title)] : []),
      '</item>',
    ].join(''),
  );
  const [newest] = articles;
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `Insights, ${houseOf(facts).name}`),
    element('link', address('/insights')),
    element('description', words.insights.description),
    element('language', 'en-GB'),
    ...(newest ? [element('lastBuildDate', new Date(newest.postDate).toUTCString())] : []),
    `<atom:link href="${escapeXml(address('/insights/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};
