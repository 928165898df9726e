import type { APIRoute } from 'astro';
import { languages } from '../config/brand/languages.ts';
import { withPrefix } from '../domain/languages.ts';
import { robotsText } from '../seo/robots.ts';

export const prerender = true;

export const GET: APIRoute = ({ site }) =>
  new Response(robotsText(languages.map((language) => new URL(withPrefix('/sitemap.xml', language), site))), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
