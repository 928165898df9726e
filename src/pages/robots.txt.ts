import type { APIRoute } from 'astro';

export const prerender = true;

export const GET: APIRoute = ({ site }) => {
  const closed = ['/admin', '/cms', '/api'].map((path) => `Disallow: ${path}`);
  return new Response(['User-agent: *', ...closed, '', `Sitemap: ${new URL('/sitemap.xml', site)}`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
