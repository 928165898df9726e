import type { APIRoute } from 'astro';
import { sitemapAnswer, sitemapPart } from './_sitemap.ts';

export const GET: APIRoute = async ({ cache, locals: { content }, params, site }) =>
  sitemapAnswer(await sitemapPart(content, site, params.part), cache);
