import type { APIRoute } from 'astro';
import { secondsOpen } from '../content/jobs.ts';
import { listPage } from '../content/list-pages.ts';
import { organisationOf } from '../domain/organisation.ts';
import { listPaths } from '../domain/template-addresses.ts';
import { interfaceWords } from '../i18n/interface-words.ts';
import { markdownAlternateOf } from '../lib/markdown-alternate.ts';

interface Line {
  readonly path: string;
  readonly title: string;
  readonly about?: string | null | undefined;
}

/** Newest articles listed one by one; the sitemap lists all of thousands. */
const mostArticles = 2500;

/**
 * Site overview for language models, which links each page's markdown alternate.
 * https://llmstxt.org
 */
export const GET: APIRoute = async ({ cache, locals: { content }, site }) => {
  const [facts, pages, works, articles, jobs, lists] = await Promise.all([
    content.facts(),
    content.pages(),
    content.works(),
    content.insightWords(),
    content.jobs(),
    Promise.all(listPaths.map((path) => listPage(content, path))),
  ]);
  cache.set({ maxAge: secondsOpen(jobs) });
  const organisation = organisationOf(facts);
  const words = interfaceWords(content.language);
  const home = pages.find(({ path }) => path === '/');

  const line = ({ path, title, about }: Line): string => {
    const name = title.replace(/[[\]]/g, '');
    return `- [${name}](${new URL(markdownAlternateOf(path), site).href})${about ? `${words.text.colon}${about.replace(/\s+/g, ' ').trim()}` : ''}`;
  };
  const part = (heading: string, lines: readonly Line[]): string[] =>
    lines.length === 0 ? [] : [`## ${heading}`, '', ...lines.map(line), ''];

  const body = [
    `# ${organisation.name}`,
    '',
    ...(home ? [`> ${home.description}`, ''] : []),
    `${organisation.address.lines.join(words.text.comma)} · ${organisation.phone} · ${organisation.email}`,
    '',
    words.overview.alternates,
    '',
    ...part(
      words.overview.pages,
      [...pages, ...lists].map(({ path, title, description }) => ({ path, title, about: description })),
    ),
    ...part(
      words.work.name,
      works.map(({ slug, title, subject }) => ({ path: `/work/${slug}`, title, about: subject })),
    ),
    ...part(
      words.insights.name,
      articles
        .slice(0, mostArticles)
        .map(({ slug, title, description }) => ({ path: `/insights/${slug}`, title, about: description })),
    ),
    ...part(
      words.jobs.name,
      jobs.map(({ slug, job, description }) => ({ path: `/jobs/${slug}`, title: job, about: description })),
    ),
  ].join('\n');
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
