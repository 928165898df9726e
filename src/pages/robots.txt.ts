import type { APIRoute } from 'astro';
import { robotsText } from '../seo/robots.ts';

export const prerender = true;

export const GET: APIRoute = ({ site }) =>
  new Response(robotsText(new URL('/sitemap.xml', site)), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
