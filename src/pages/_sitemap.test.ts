import { describe, expect, it } from 'vitest';
import type { ContentSource } from '../content/source.ts';
import { sitemap, sitemapPart } from './_sitemap.ts';

const site = new URL('https://www.site.example');

const contentWith = (articles: number): ContentSource => {
  const content: Partial<ContentSource> = {
    alternatesOf: async () => new Map(),
    pageAddresses: async () => [{ path: '/', changed: '2026-11-20T08:00:00.000Z' }],
    works: async () => [],
    workChanges: async () => new Map(),
    insightThumbnails: async () => new Map(),
    jobs: async () => [],
    insightAddresses: async () =>
      Array.from({ length: articles }, (_, index) => ({
        slug: `number-${index}`,
        postDate: '2026-11-20',
        changed: '2026-11-21',
      })),
  };
  return content as ContentSource;
};

const named = (body = ''): string[] =>
  [...body.matchAll(/<loc>https:\/\/www\.site\.example(.*?)<\/loc>/g)].map(([, path = '']) => path);
const nameOf = (path: string): string | undefined => /^\/sitemap-(.+)\.xml$/.exec(path)?.[1];

describe('the sitemap', () => {
  it('is one file with lists, their pages and their entries', async () => {
    const { body, life } = await sitemap(contentWith(12), site);
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset .*\n/);
    expect(body).toContain('/</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod></url>\n');
    expect(named(body).slice(0, 5)).toEqual(['/', '/work', '/insights', '/insights?page=2', '/insights/number-0']);
    expect(named(body)).toHaveLength(17);
    expect(life).toBeGreaterThan(0);
    expect(await sitemapPart(contentWith(12), site, 'pages')).toBeNull();
  });

  it('has the date of change of each job, and the latest one for the list', async () => {
    const job = { slug: 'keeper', postDate: '2026-01-01', dateUpdated: '2026-11-22T08:00:00.000Z' };
    const unknown = { slug: 'cook', postDate: '2026-02-01', dateUpdated: null };
    const jobs = async () => [unknown, job] as unknown as Awaited<ReturnType<ContentSource['jobs']>>;
    const { body } = await sitemap({ ...contentWith(0), jobs }, site);
    expect(body).toContain('/jobs</loc><lastmod>2026-11-22T08:00:00.000Z</lastmod>');
    expect(body).toContain('/jobs/keeper</loc><lastmod>2026-11-22T08:00:00.000Z</lastmod>');
    expect(body).toContain('/jobs/cook</loc><lastmod>2026-02-01</lastmod>');
  });

  it.each([2501, 9000, 60_000])(
    'with %d articles is an index of files that together have all addresses',
    async (many) => {
      const content = contentWith(many);
      const { body, life } = await sitemap(content, site);
      expect(body).toContain('<sitemapindex ');
      expect(life).toBeUndefined();
      const parts = await Promise.all(named(body).map((path) => sitemapPart(content, site, nameOf(path))));
      expect(parts).toHaveLength(1 + Math.ceil(many / 4500));
      const addresses = parts.map((part) => named(part?.body));
      expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(5000);
      const [pages = [], ...insights] = addresses;
      expect(pages).toEqual(['/', '/work', '/jobs']);
      expect(insights.flat()).toHaveLength(many + Math.ceil(many / 10));
      expect(new Set([...pages, ...insights.flat()]).size).toBe(3 + many + Math.ceil(many / 10));
      expect(parts[0]?.life).toBeGreaterThan(0);
    },
  );

  it.each([undefined, '', 'insights', 'insights-0', 'insights-2', 'insights-01', 'site'])(
    'has no part named %s',
    async (part) => expect(await sitemapPart(contentWith(3000), site, part)).toBeNull(),
  );
});
