import type { APIRoute } from 'astro';
import { secondsOpen } from '../content/jobs.ts';
import { insightsPerPage, worksPerPage } from '../content/source.ts';
import { escapeXml } from '../seo/xml.ts';

interface Entry {
  readonly path: string;
  /** `YYYY-MM-DD` or RFC 3339. */
  readonly changed?: string | undefined;
}

export const GET: APIRoute = async ({ cache, locals: { content }, site }) => {
  const [composed, works, articles, jobs] = await Promise.all([
    content.pageAddresses(),
    content.works(),
    content.insightAddresses(),
    content.jobs(),
  ]);
  const pages = Math.ceil(articles.length / insightsPerPage);
  cache.set({
    maxAge: secondsOpen(jobs),
  });

  const entries: Entry[] = [
    ...composed.map(({ path, changed }) => ({ path, changed })),
    { path: '/work' },
    ...Array.from({ length: Math.max(0, Math.ceil(works.length / worksPerPage) - 1) }, (_, index) => ({
      path: `/work?page=${index + 2}`,
    })),
    ...works.map(({ slug }) => ({ path: `/work/${slug}` })),
    { path: '/insights', changed: articles[0]?.postDate },
    ...Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({ path: `/insights?page=${index + 2}` })),
    ...articles.map(({ slug, postDate }) => ({ path: `/insights/${slug}`, changed: postDate })),
    { path: '/jobs', changed: jobs[0]?.postDate ?? undefined },
    ...jobs.map(({ slug, postDate }) => ({ path: `/jobs/${slug}`, changed: postDate ?? undefined })),
  ];
  const origin = new URL('/', site).href.slice(0, -1);
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
