import type { APIRoute } from 'astro';
import { sitemap, sitemapAnswer } from './_sitemap.ts';

export const GET: APIRoute = async ({ cache, locals: { content }, site }) =>
  sitemapAnswer(await sitemap(content, site), cache);
