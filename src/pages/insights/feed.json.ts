import type { APIRoute } from 'astro';
import { insightFeed } from './_feed.ts';

/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/ */
export const GET: APIRoute = async (context) => {
  const { language, title, description, home, articles } = await insightFeed(context);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: `${home}/feed.json`,
    icon: new URL('/icon-512.png', context.site).href,
    language: language.tag,
    items: articles.map((article) => ({
      id: article.url,
      url: article.url,
      title: article.title,
      ...(article.summary ? { summary: article.summary } : {}),
      content_html: article.html,
      date_published: article.published,
      date_modified: article.changed,
      ...(article.picture ? { image: article.picture.url } : {}),
      ...(article.author ? { authors: [{ name: article.author }] } : {}),
      ...(article.categories.length > 0 ? { tags: article.categories } : {}),
    })),
  };
  return new Response(`${JSON.stringify(feed)}\n`, {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
};
